"""Files of released versions: records and positions that people may have kept."""
