web-home-sylvion = Sylvion
web-home-sylvion-about = Feuer rückt in vier Reihen vor. Lass Fontänen springen, pflanze Bäume und rufe die Tiere, bis der Wald gerettet ist.
