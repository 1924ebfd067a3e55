# The list of a club's members, as a file for spreadsheets and for the page for tournament directors. The headings
# name, grade and club must be ones that crates/tournament/src/files/csv.rs knows; so must the forms of grades.

clubList-name = name
clubList-role = role
clubList-grade = grade
clubList-joined = joined
clubList-club = club
clubList-owner = owner
clubList-officer = officer
clubList-member = member
clubList-dan = { $n } dan
clubList-geup = { $n } geup
