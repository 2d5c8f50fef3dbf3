import type { VisitMessages } from './visitMessages';

/** Default texts of booked visits in Swedish. */
export const visitSv = {
  testDriveToCar: 'Till bilens sida',
  testDriveFailed: 'Bokningen gick inte igenom. Försök igen.',
  testDrivePending:
    'Vi håller på att boka din tid. Du får en bekräftelse med e-post så snart den är klar; boka inte igen.',
  testDriveBook: 'Boka provkörningen',
  testDriveLength: 'En provkörning tar ungefär 45 minuter. Ta med ditt körkort.',
  testDriveTimeFault: 'Välj en tid',
  testDriveAlready:
    'Du har redan en provkörning av den här bilen, {day} kl. {time}. Vill du flytta eller avboka den, eller boka en till?',
  testDriveAnother: 'Boka en till',
  testDriveTime: 'När vill du provköra?',
  testDriveFailing:
    'Vi kan inte visa lediga tider just nu. Försök igen om en stund, eller fråga om en provkörning på bilens sida.',
  testDriveMissing: 'Välj bilen som du vill provköra, så visar vi säljarens lediga tider.',
  testDriveGone: 'Bilen går inte att provköra just nu. Se andra bilar, eller fråga oss om den.',
  testDriveCar: 'Bil',
  visitBookedNow: 'Din tid är bokad. Du får en bekräftelse med e-post.',
  visitPlace: 'Plats',
  visitMissing: 'Öppna länken i bekräftelsen som du fick när du bokade, så ser du din tid här.',
  visitUnknown: 'Länken gäller inte längre. Ring oss om du vill ändra din tid.',
  visitFailing: 'Vi kan inte visa din tid just nu. Försök igen om en stund.',
  visitBooked: 'Bokad',
  visitCancelled: 'Avbokad',
  visitServices: 'Det här är bokat',
  visitMovedNow: 'Din tid är flyttad. Du får en bekräftelse med e-post.',
  visitCancelledNow: 'Din tid är avbokad. Du får en bekräftelse med e-post.',
  visitTaken: 'Tiden är inte längre ledig. Välj en annan tid.',
  visitBegun: 'Tiden har redan börjat och kan inte ändras här. Ring oss.',
  visitChangeFailed: 'Ändringen gick inte igenom. Försök igen.',
  visitMove: 'Flytta tiden',
  visitMoveHere: 'Flytta till vald tid',
  visitChooseTime: 'Välj en ny tid',
  visitNoTimes: 'Inga lediga tider den här veckan.',
  visitTimesFailing:
    'Vi kan inte visa lediga tider just nu. Försök igen om en stund eller ring oss.',
  visitEarlierWeek: 'Tidigare vecka',
  visitLaterWeek: 'Senare vecka',
  visitCancel: 'Avboka tiden',
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
  visitFirstFreeUnable:
    'Ingen verkstad inom {within} kan göra valda tjänster. Den närmaste som kan är {workshop}, {distance} bort.',
  visitFirstFreeTake: 'Välj den tiden',
  visitMailComing: 'Du får en bekräftelse med e-post, med en länk där du kan flytta eller avboka.',
  visitMailTo:
    'Bekräftelsen skickas till {email}, med en länk där du kan flytta eller avboka. Dagen före får du ett sms till {phone}.',
  visitCall: 'Ring oss',
  visitBookNew: 'Boka en ny tid',
  visitMailBookedSubject: 'Din tid {day} kl. {time} är bokad',
  visitMailMovedSubject: 'Din tid är flyttad till {day} kl. {time}',
  visitMailCancelledSubject: 'Din tid {day} kl. {time} är avbokad',
  visitMailBooked: 'Hej {name}, din tid är bokad.',
  visitMailMoved: 'Hej {name}, din tid är flyttad. Det här gäller nu.',
  visitMailCancelled: 'Hej {name}, din tid är avbokad. Välkommen en annan gång.',
  visitMailReason:
    'Du får det här för att någon har bokat en tid med din e-postadress. Svara inte på brevet; ring oss om något är fel.',
  visitSms:
    'Påminnelse: {service} med {plate} {day} kl. {time}, {workshop}, {address}. Ändra eller avboka: {link}',
  visitEvent: '{service}, {plate}',
} satisfies VisitMessages;
