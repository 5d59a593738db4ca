web-home-equinox = Equinox
web-home-equinox-about = Acht Wesen, fünf Reihen, heimliche Wetten: Wer bleibt, wenn die Schwächsten verschwinden?
