### The page of house rules: what is wrong with them, or with a text that is to be imported.

houseRules-refused = Nothing was imported. Your rules are unchanged.
houseRules-dropped = These changes do not fit the new base rules and were left out: { $fields }
houseRules-judge = Settle a dispute with these rules
houseRules-number-plies = Number of moves
houseRules-number-times = Number of times
houseRules-number-points = Points
houseRules-faults-not_json = This text is not JSON. Did you paste all of the exported text?
houseRules-faults-not_house = This JSON contains no house rules. House rules name a rule set in "base" and list the changed rules in "set".
houseRules-faults-missing = This rule is missing.
houseRules-faults-unknown_field = There is no rule with this name.
houseRules-faults-bad_value = This value is not possible.
houseRules-faults-invalid_pair = This value contradicts another rule.
houseRules-faults-unknown_preset = There is no such rule set, or no such revision of it.
houseRules-faults-newer_schema = These rules were made with a newer version of Janggun.
