web-home-magpies = Magpies
web-home-magpies-about = Two magpies, one heap, two nests: hide the shiny things, or take them from the other one.
