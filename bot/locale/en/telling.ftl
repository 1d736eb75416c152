### How what happened is told: people by name, and whoever reads it as “you”.

person-you = You
person-has =
    { $person ->
        [you] You have
       *[other] { $who } has
    }
