### Wie erzählt wird, was geschehen ist: alle beim Namen, und wer es liest, mit „du“.

person-you = Du
person-has =
    { $person ->
        [you] Du hast
       *[other] { $who } hat
    }
