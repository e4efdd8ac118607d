set-mau-king = Mau King
set-mau-king-table = Mau King za stolom
set-jokers-505 = Džokeri, do 505
set-serbian-501 = Srpska, do 501
set-skat-32 = Skat špil, pet pobeda
set-skat-32-points = Skat špil, poeni do 100
