web-home-equinox = Equinox
web-home-equinox-about = Eight creatures, five rows, secret bets: who will be left when the weakest vanish?
