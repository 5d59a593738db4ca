web-home-tribes = Tribes of the Wind
web-home-tribes-about = Clean the ground, plant forests, build villages in the trees. Your neighbours’ cards decide what yours can do.
