web-home-equinox = Equinox
web-home-equinox-about = Acht Kreaturen, fünf Reihen, geheime Wetten: Wer bleibt, wenn die Schwächsten verschwinden?
