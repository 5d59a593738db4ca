web-home-sylvion = Sylvion
web-home-sylvion-about = Fire comes out of four rows. Plant, pay and call the animals until the forest is safe.
