set-mau-king = Mau King
set-mau-king-table = Mau King at the table
set-jokers-505 = Jokers, to 505
set-serbian-501 = Serbian, to 501
set-skat-32 = Skat pack, five victories
set-skat-32-points = Skat pack, points to 100
