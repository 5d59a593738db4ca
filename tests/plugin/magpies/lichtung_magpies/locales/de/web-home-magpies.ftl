web-home-magpies = Elstern
web-home-magpies-about = Zwei Elstern, ein Haufen, zwei Nester: Versteck die glänzenden Dinge, oder nimm sie der anderen weg.
