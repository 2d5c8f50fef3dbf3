/** Default texts of held cars: their page, e-mails, in Swedish. */
export const sv = {
  holdIntro:
    'Vi håller bilen åt dig i {hours} timmar, utan kostnad. Du bekräftar med en länk som vi skickar med e-post. När tiden är ute släpps bilen automatiskt.',
  holdName: 'Namn',
  holdPhone: 'Telefonnummer',
  holdEmail: 'E-postadress',
  holdConsent:
    'Jag godkänner att mina uppgifter sparas för reservationen och delas med säljaren. De raderas {days} dagar efter att den har gått ut.',
  holdSubmit: 'Reservera bilen',
  holdInvalid: 'Rätta det här, så reserverar vi bilen:',
  holdLimit:
    'Du har redan en bil reserverad hos oss. Släpp den först; länken finns i din bekräftelse.',
  holdRepeated:
    'Du har redan reserverat den här bilen. Länken finns i din bekräftelse; behöver du mer tid, fråga säljaren.',
  holdTaken: 'Bilen har precis reserverats av någon annan.',
  holdTakenHint: 'Den kan bli ledig igen. Se liknande bilar så länge, eller fråga säljaren.',
  holdMissing:
    'Välj en bil, så kan du reservera den här. Har du redan reserverat, öppna länken i din bekräftelse.',
  holdGone: 'Bilen går inte att reservera. Se andra bilar, eller fråga oss om den.',
  holdUnknown: 'Länken gäller inte längre.',
  holdFailing: 'Vi kan inte svara just nu. Försök igen om en stund.',
  holdHeld: 'Bilen är reserverad åt dig',
  holdReleased: 'Reservationen är släppt',
  holdOver: 'Reservationen har gått ut',
  holdFreeAgain: 'Bilen är ledig för andra igen. Vill du fortfarande ha den, fråga säljaren.',
  holdUntil: 'Reserverad till',
  holdEnded: 'Slutade',
  holdCar: 'Bil',
  holdPlace: 'Finns hos',
  holdMailComing:
    'Du får en bekräftelse med e-post, med en länk hit. Säljaren vet om din reservation.',
  holdNext: 'Vad vill du göra nu?',
  holdRelease: 'Släpp reservationen',
  holdReleaseAsk: 'Bilen blir ledig för andra direkt. Det går inte att ångra.',
  holdReleaseNow: 'Ja, släpp bilen',
  holdMailSubject: '{car} är reserverad till {until}',
  holdMail: 'Hej {name}, bilen är reserverad åt dig. Den släpps av sig själv när tiden är ute.',
  holdMailReminderSubject: 'Din reservation av {car} går ut {until}',
  holdMailReminder:
    'Hej {name}, din reservation går snart ut. Boka en provkörning eller prata med säljaren om du vill ha bilen.',
  holdMailReason:
    'Du får det här för att någon har reserverat en bil med din e-postadress. Var det inte du, släpp den med länken.',
  holdSellerHeld:
    'Reservation utan betalning i {hours} timmar, till {until}. Sälj inte bilen till någon annan innan dess.',
  holdSellerReleased: 'Reservationen av bilen är släppt i förtid. Den är till salu igen.',
  holdAsked: 'Bekräfta med länken i din e-post',
  holdAskedText:
    'Vi har skickat en länk till adressen som du angav. Öppna den inom {minutes} minuter, så håller vi bilen åt dig i {hours} timmar. Tills dess är bilen ledig för andra: den som bekräftar först får den.',
  holdAskedAgain: 'Fick du inget meddelande? Titta i skräpposten, eller försök igen',
  holdProve: 'Bekräfta reservationen',
  holdProveText: 'Ett tryck till, så håller vi bilen åt dig i {hours} timmar.',
  holdLate: 'Länken har gått ut. Den gällde i {minutes} minuter.',
  holdLateAgain: 'Reservera bilen igen',
  holdMailAskedSubject: 'Bekräfta reservationen av {car}',
  holdMailAsked:
    'Hej {name}, bekräfta inom {minutes} minuter, så håller vi bilen åt dig i {hours} timmar. Den som bekräftar först får bilen.',
  holdMailAskedReason:
    'Du får det här för att någon vill reservera en bil med din e-postadress. Var det inte du behöver du inte göra något: utan bekräftelse reserveras ingenting.',
};
