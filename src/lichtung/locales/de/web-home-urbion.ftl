web-home-urbion = Urbion
web-home-urbion-about = Gute und schlechte Träume lasten auf schlafenden Städten. Bring sie ins Gleichgewicht, ehe die Nacht vorbei ist.
