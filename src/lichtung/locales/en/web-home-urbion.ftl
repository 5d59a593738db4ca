web-home-urbion = Urbion
web-home-urbion-about = Good and bad dreams press on sleeping cities. Bring them into balance before the night is over.
