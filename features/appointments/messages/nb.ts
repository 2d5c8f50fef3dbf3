import type { sv } from './sv';

/** Default texts of booked visits and test drives: their pages, e-mails and SMS, in Norwegian. */
export const nb = {
  testDriveFailed: 'Bestillingen gikk ikke gjennom. Prøv igjen.',
  testDrivePending:
    'Vi holder på å bestille timen din. Du får en bekreftelse på e-post så snart den er klar; ikke bestill på nytt.',
  testDriveBook: 'Bestill prøvekjøringen',
  testDriveLength: 'En prøvekjøring tar omtrent 45 minutter. Ta med førerkortet.',
  testDriveTimeFault: 'Velg en time',
  testDriveAlready:
    'Du har allerede en prøvekjøring av denne bilen, {day} kl. {time}. Vil du flytte eller avbestille den, eller bestille en til?',
  testDriveAnother: 'Bestill en til',
  testDriveFromHold: 'Fylt ut fra reservasjonen din. Endre det som ikke stemmer.',
  testDriveTime: 'Når vil du prøvekjøre?',
  testDriveFailing:
    'Vi kan ikke vise ledige timer akkurat nå. Prøv igjen om litt, eller spør om en prøvekjøring på bilens side.',
  testDriveMissing: 'Velg bilen du vil prøvekjøre, så viser vi selgerens ledige timer.',
  testDriveGone: 'Bilen kan ikke prøvekjøres akkurat nå. Se andre biler, eller spør oss om den.',
  testDriveCar: 'Bil',
  visitBookedNow: 'Timen er bestilt. Du får en bekreftelse på e-post.',
  visitPlace: 'Sted',
  visitMissing: 'Åpne lenken i bekreftelsen du fikk da du bestilte, så ser du timen din her.',
  visitUnknown: 'Lenken gjelder ikke lenger. Ring oss hvis du vil endre timen.',
  visitFailing: 'Vi kan ikke vise timen din akkurat nå. Prøv igjen om litt.',
  visitBooked: 'Bestilt',
  visitCancelled: 'Avbestilt',
  visitServices: 'Dette er bestilt',
  visitMovedNow: 'Timen er flyttet. Du får en bekreftelse på e-post.',
  visitCancelledNow: 'Timen er avbestilt. Du får en bekreftelse på e-post.',
  visitTaken: 'Timen er ikke lenger ledig. Velg en annen tid.',
  visitBegun: 'Timen har allerede begynt og kan ikke endres her. Ring oss.',
  visitChangeFailed: 'Endringen gikk ikke gjennom. Prøv igjen.',
  visitMove: 'Flytt timen',
  visitMoveHere: 'Flytt til valgt tid',
  visitChooseTime: 'Velg en ny tid',
  visitNoTimes: 'Ingen ledige timer denne uken.',
  visitTimesFailing:
    'Vi kan ikke vise ledige timer akkurat nå. Prøv igjen om litt, eller ring oss.',
  visitEarlierWeek: 'Tidligere uke',
  visitLaterWeek: 'Senere uke',
  visitCancel: 'Avbestill timen',
  visitCancelAsk: 'Timen blir ledig for noen andre. Det kan ikke angres.',
  visitCancelNow: 'Ja, avbestill',
  visitCalendar: 'Legg til i kalenderen',
  visitCalendarFile: 'Kalenderfil',
  visitGoogleCalendar: 'Google Kalender',
  visitOutlookCalendar: 'Outlook',
  visitSee: 'Se, flytt eller avbestill',
  visitFirstFree: 'Finn første ledige time innen {within}',
  visitFirstFreeFound: 'Første ledige time: {time} på {workshop}, {distance} unna.',
  visitFirstFreeNone:
    'Ingen ledige timer innen {within} de nærmeste ukene. Velg et verksted i listen.',
  visitFirstFreeUnable:
    'Ingen verksteder innen {within} kan utføre valgte tjenester. Det nærmeste som kan, er {workshop}, {distance} unna.',
  visitFirstFreeTake: 'Velg den timen',
  visitMailComing:
    'Du får en bekreftelse på e-post, med en lenke der du kan flytte eller avbestille.',
  visitMailTo:
    'Bekreftelsen sendes til {email}, med en lenke der du kan flytte eller avbestille. Dagen før får du en SMS til {phone}.',
  visitCall: 'Ring oss',
  visitBookNew: 'Bestill en ny time',
  visitMailBookedSubject: 'Timen din {day} kl. {time} er bestilt',
  visitMailMovedSubject: 'Timen din er flyttet til {day} kl. {time}',
  visitMailCancelledSubject: 'Timen din {day} kl. {time} er avbestilt',
  visitMailBookedDaySubject: 'Timen din {day} er bestilt',
  visitMailMovedDaySubject: 'Timen din er flyttet til {day}',
  visitMailCancelledDaySubject: 'Timen din {day} er avbestilt',
  visitMailBooked: 'Hei {name}, timen din er bestilt.',
  visitMailMoved: 'Hei {name}, timen din er flyttet. Dette gjelder nå.',
  visitMailCancelled: 'Hei {name}, timen din er avbestilt. Velkommen en annen gang.',
  visitMailReason:
    'Du får dette fordi noen har bestilt en time med e-postadressen din. Ikke svar på denne e-posten; ring oss hvis noe er feil.',
  visitSms:
    'Påminnelse: {service} med {car} {day} kl. {time}, {workshop}, {address}. Endre eller avbestill: {link}',
  visitEvent: '{service}, {car}',
  tireLegendOpen: 'Tid etter avtale',
  tireNoTime: 'Verkstedet kommer tilbake med tid',
} satisfies Record<keyof typeof sv, string>;
