web-home-tribes = Tribes of the Wind
web-home-tribes-about = Reinige den Boden, pflanze Wälder, baue Dörfer in die Bäume. Die Karten der anderen bestimmen, was deine können.
