set-mau-king = Мау Кинг
set-mau-king-table = Мау Кинг за столом
set-jokers-505 = Џокери, до 505
set-serbian-501 = Српска, до 501
set-skat-32 = Скат шпил, пет победа
set-skat-32-points = Скат шпил, поени до 100
