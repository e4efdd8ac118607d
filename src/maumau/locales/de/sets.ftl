set-mau-king = Mau King
set-mau-king-table = Mau King am Tisch
set-jokers-505 = Joker, bis 505
set-serbian-501 = Serbisch, bis 501
set-skat-32 = Skatblatt, fünf Siege
set-skat-32-points = Skatblatt, Punkte bis 100
