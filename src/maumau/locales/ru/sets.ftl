set-mau-king = Mau King
set-mau-king-table = Mau King за столом
set-jokers-505 = С джокерами, до 505
set-serbian-501 = Сербские, до 501
set-skat-32 = Колода для ската, пять побед
set-skat-32-points = Колода для ската, очки до 100
