import type { VisitMessages } from './visitMessages';

/** Default texts of booked visits in Swedish. */
export const visitSv = {
  visitMissing: 'Öppna länken i bekräftelsen som du fick när du bokade, så ser du din tid här.',
  visitUnknown: 'Länken gäller inte längre. Ring verkstaden om du vill ändra din tid.',
  visitFailing: 'Vi kan inte visa din tid just nu. Försök igen om en stund.',
  visitBooked: 'Bokad',
  visitCancelled: 'Avbokad',
  visitServices: 'Tjänster',
  visitMovedNow: 'Din tid är flyttad. Du får en bekräftelse med e-post.',
  visitCancelledNow: 'Ditt besök är avbokat. Du får en bekräftelse med e-post.',
  visitTaken: 'Tiden är inte längre ledig. Välj en annan tid.',
  visitBegun: 'Besöket har redan börjat och kan inte ändras här. Ring verkstaden.',
  visitChangeFailed: 'Ändringen gick inte igenom. Försök igen.',
  visitMove: 'Flytta besöket',
  visitMoveHere: 'Flytta till vald tid',
  visitChooseTime: 'Välj en ny tid',
  visitNoTimes: 'Inga lediga tider den här veckan.',
  visitTimesFailing:
    'Vi kan inte visa lediga tider just nu. Försök igen om en stund eller ring verkstaden.',
  visitEarlierWeek: 'Tidigare vecka',
  visitLaterWeek: 'Senare vecka',
  visitCancel: 'Avboka besöket',
  visitCancelAsk: 'Tiden blir ledig för någon annan. Det går inte att ångra.',
  visitCancelNow: 'Ja, avboka',
  visitCalendar: 'Lägg till i kalendern',
  visitCalendarFile: 'Kalenderfil',
  visitGoogleCalendar: 'Google Kalender',
  visitOutlookCalendar: 'Outlook',
  visitSee: 'Se, flytta eller avboka',
  visitFirstFree: 'Hitta första lediga tid inom {within}',
  visitFirstFreeFound: 'Första lediga tid: {time} på {workshop}, {distance} bort.',
  visitFirstFreeNone:
    'Inga lediga tider inom {within} de närmaste veckorna. Välj en verkstad i listan.',
  visitFirstFreeTake: 'Välj den tiden',
  visitMailComing: 'Du får en bekräftelse med e-post, med en länk där du kan flytta eller avboka.',
  visitCall: 'Ring verkstaden',
  visitBookNew: 'Boka en ny tid',
  visitMailBookedSubject: 'Din tid {day} kl. {time} är bokad',
  visitMailMovedSubject: 'Din tid är flyttad till {day} kl. {time}',
  visitMailCancelledSubject: 'Din tid {day} kl. {time} är avbokad',
  visitMailBooked: 'Hej {name}, din tid i verkstaden är bokad.',
  visitMailMoved: 'Hej {name}, din tid i verkstaden är flyttad. Det här gäller nu.',
  visitMailCancelled:
    'Hej {name}, ditt besök i verkstaden är avbokat. Välkommen tillbaka en annan gång.',
  visitMailReason:
    'Du får det här för att någon har bokat en verkstadstid med din e-postadress. Svara inte på brevet; ring verkstaden om något är fel.',
  visitSms:
    'Påminnelse: {plate} har tid i verkstaden {day} kl. {time}, {workshop}, {address}. Ändra eller avboka: {link}',
  visitEvent: 'Verkstadsbesök {plate}',
} satisfies VisitMessages;
