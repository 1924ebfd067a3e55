results-won = { $side } wint met { $own } : { $other }
results-drawn = gelijkspel { $cho } : { $han }
results-draw = gelijkspel
results-none = geen uitslag
