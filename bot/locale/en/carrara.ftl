# The Palaces of Carrara: everything that pictures and their descriptions say.

## Stones: by name, and counted

carrara-stone-white = white
carrara-stone-yellow = yellow
carrara-stone-red = red
carrara-stone-green = green
carrara-stone-blue = blue
carrara-stone-black = black
carrara-stones-white = { $count } white
carrara-stones-yellow = { $count } yellow
carrara-stones-red = { $count } red
carrara-stones-green = { $count } green
carrara-stones-blue = { $count } blue
carrara-stones-black = { $count } black

## Cities

carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lerici

## Buildings

carrara-type-biblioteca = Library
carrara-type-cathedrale = Cathedral
carrara-type-palazzo = Palace
carrara-type-porta = Gate
carrara-type-castello = Castle
carrara-type-villa = Villa
carrara-tile = { $type } { $cost }

## Objects: by name, and counted

carrara-object-book = book
carrara-object-chalice = chalice
carrara-object-crown = crown
carrara-object-gate = gate
carrara-object-flag = flag
carrara-object-arms = coat of arms

## Header

carrara-title = The Palaces of Carrara · Round { $round }
carrara-seat = Player { $number }
carrara-house = House of Malaspina
carrara-over = The game is over
carrara-waiting-action = { $name } may buy, build or score
carrara-waiting-take = { $name } has turned the wheel and takes stones
carrara-waiting-after = { $name } may still buy an object
carrara-waiting-passed = { $name } has passed and may still buy an object
carrara-ending-announced = Last round
carrara-ending-last = Last round

## The table

carrara-object-field = Objects
carrara-city-needs = from { $count }

## What a player did

carrara-did-turned = Turned the wheel:
carrara-did-took = From { $segment }:
carrara-did-free = free
carrara-did-built = Built
carrara-did-built-in = in { $city }
carrara-did-scored = Scored
carrara-did-announced = Announced the end
carrara-did-relieved = Could pay nothing
carrara-did-blocked = No move possible
carrara-did-passed = Passed
