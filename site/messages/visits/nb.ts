import type { VisitMessages } from './visitMessages';

/** Default texts of booked visits in Norwegian. */
export const visitNb = {
  visitMissing: 'Åpne lenken i bekreftelsen du fikk da du bestilte, så ser du timen din her.',
  visitUnknown: 'Lenken gjelder ikke lenger. Ring verkstedet hvis du vil endre timen.',
  visitFailing: 'Vi kan ikke vise timen din akkurat nå. Prøv igjen om litt.',
  visitBooked: 'Bestilt',
  visitCancelled: 'Avbestilt',
  visitServices: 'Tjenester',
  visitMovedNow: 'Timen er flyttet. Du får en bekreftelse på e-post.',
  visitCancelledNow: 'Besøket er avbestilt. Du får en bekreftelse på e-post.',
  visitTaken: 'Timen er ikke lenger ledig. Velg en annen tid.',
  visitBegun: 'Besøket har allerede begynt og kan ikke endres her. Ring verkstedet.',
  visitChangeFailed: 'Endringen gikk ikke gjennom. Prøv igjen.',
  visitMove: 'Flytt besøket',
  visitMoveHere: 'Flytt til valgt tid',
  visitChooseTime: 'Velg en ny tid',
  visitNoTimes: 'Ingen ledige timer denne uken.',
  visitTimesFailing:
    'Vi kan ikke vise ledige timer akkurat nå. Prøv igjen om litt, eller ring verkstedet.',
  visitEarlierWeek: 'Tidligere uke',
  visitLaterWeek: 'Senere uke',
  visitCancel: 'Avbestill besøket',
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
  visitFirstFreeTake: 'Velg den timen',
  visitMailComing:
    'Du får en bekreftelse på e-post, med en lenke der du kan flytte eller avbestille.',
  visitCall: 'Ring verkstedet',
  visitBookNew: 'Bestill en ny time',
  visitMailBookedSubject: 'Timen din {day} kl. {time} er bestilt',
  visitMailMovedSubject: 'Timen din er flyttet til {day} kl. {time}',
  visitMailCancelledSubject: 'Timen din {day} kl. {time} er avbestilt',
  visitMailBooked: 'Hei {name}, timen din på verkstedet er bestilt.',
  visitMailMoved: 'Hei {name}, timen din på verkstedet er flyttet. Dette gjelder nå.',
  visitMailCancelled:
    'Hei {name}, verkstedbesøket ditt er avbestilt. Velkommen tilbake en annen gang.',
  visitMailReason:
    'Du får dette fordi noen har bestilt verkstedtime med e-postadressen din. Ikke svar på denne e-posten; ring verkstedet hvis noe er feil.',
  visitSms:
    'Påminnelse: {plate} har time på verkstedet {day} kl. {time}, {workshop}, {address}. Endre eller avbestill: {link}',
  visitEvent: 'Verkstedbesøk {plate}',
} satisfies VisitMessages;
