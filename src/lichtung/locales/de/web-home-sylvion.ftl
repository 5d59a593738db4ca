web-home-sylvion = Sylvion
web-home-sylvion-about = Feuer rückt in vier Reihen vor. Pflanze, bezahle und rufe die Tiere, bis der Wald gerettet ist.
