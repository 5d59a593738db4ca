web-home-sylvion = Sylvion
web-home-sylvion-about = Fire advances in four rows. Raise fountains, plant trees and call the animals until the forest is safe.
