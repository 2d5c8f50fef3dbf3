import type { sv } from './sv';

/** Default texts of booked visits and test drives: their pages, e-mails and SMS, in Slovak. */
export const sk = {
  testDriveFailed: 'Rezervácia neprešla. Skúste to znova.',
  testDrivePending:
    'Váš termín práve rezervujeme. Potvrdenie vám príde e-mailom, len čo bude hotový; nerezervujte znova.',
  testDriveBook: 'Rezervovať jazdu',
  testDriveLength: 'Skúšobná jazda trvá asi 45 minút. Prineste si vodičský preukaz.',
  testDriveTimeFault: 'Vyberte termín',
  testDriveAlready:
    'Skúšobnú jazdu týmto autom už máte, {day} o {time}. Chcete ju presunúť alebo zrušiť, alebo si rezervovať ďalšiu?',
  testDriveAnother: 'Rezervovať ďalšiu',
  testDriveFromHold: 'Vyplnené podľa vašej rezervácie. Opravte, čo nesedí.',
  testDriveTime: 'Kedy chcete jazdiť?',
  testDriveFailing:
    'Voľné termíny teraz nemôžeme zobraziť. Skúste to o chvíľu, alebo sa opýtajte na stránke vozidla.',
  testDriveMissing: 'Vyberte vozidlo, ktoré si chcete vyskúšať, a ukážeme voľné termíny predajcu.',
  testDriveGone: 'Toto vozidlo sa teraz nedá vyskúšať. Pozrite si iné, alebo sa nás opýtajte.',
  testDriveCar: 'Vozidlo',
  visitBookedNow: 'Váš termín je rezervovaný. Potvrdenie vám príde e-mailom.',
  visitPlace: 'Miesto',
  visitMissing:
    'Otvorte odkaz v potvrdení, ktoré ste dostali pri rezervácii, a svoj termín uvidíte tu.',
  visitUnknown: 'Tento odkaz už neplatí. Ak chcete termín zmeniť, zavolajte nám.',
  visitFailing: 'Návštevu teraz nemôžeme zobraziť. Skúste to o chvíľu znova.',
  visitBooked: 'Rezervované',
  visitCancelled: 'Zrušené',
  visitServices: 'Rezervované',
  visitMovedNow: 'Váš termín je presunutý. Potvrdenie vám príde e-mailom.',
  visitCancelledNow: 'Váš termín je zrušený. Potvrdenie vám príde e-mailom.',
  visitTaken: 'Tento čas už nie je voľný. Vyberte iný.',
  visitBegun: 'Termín sa už začal a tu ho nemožno zmeniť. Zavolajte nám.',
  visitChangeFailed: 'Zmena neprešla. Skúste to znova.',
  visitMove: 'Presunúť termín',
  visitMoveHere: 'Presunúť na vybraný čas',
  visitChooseTime: 'Vyberte nový čas',
  visitNoTimes: 'Tento týždeň nie sú voľné časy.',
  visitTimesFailing: 'Voľné časy teraz nemôžeme zobraziť. Skúste to o chvíľu, alebo nám zavolajte.',
  visitEarlierWeek: 'Skorší týždeň',
  visitLaterWeek: 'Neskorší týždeň',
  visitCancel: 'Zrušiť termín',
  visitCancelAsk: 'Váš čas sa uvoľní pre niekoho iného. Nedá sa to vrátiť späť.',
  visitCancelNow: 'Áno, zrušiť',
  visitCalendar: 'Pridať do kalendára',
  visitCalendarFile: 'Súbor kalendára',
  visitGoogleCalendar: 'Kalendár Google',
  visitOutlookCalendar: 'Outlook',
  visitSee: 'Zobraziť, presunúť alebo zrušiť',
  visitFirstFree: 'Nájsť prvý voľný čas do {within}',
  visitFirstFreeFound: 'Prvý voľný čas: {time}, {workshop}, vzdialenosť {distance}.',
  visitFirstFreeNone:
    'V najbližších týždňoch nie je do {within} voľný čas. Vyberte servis zo zoznamu.',
  visitFirstFreeUnable:
    'Do {within} nie je servis, ktorý robí vybrané služby. Najbližší, ktorý ich robí, je {workshop}, vzdialený {distance}.',
  visitFirstFreeTake: 'Vybrať tento čas',
  visitMailComing:
    'Potvrdenie vám príde e-mailom aj s odkazom, cez ktorý návštevu presuniete alebo zrušíte.',
  visitMailTo:
    'Potvrdenie pošleme na {email} s odkazom, cez ktorý môžete termín presunúť alebo zrušiť. Deň vopred vám príde SMS na {phone}.',
  visitCall: 'Zavolajte nám',
  visitBookNew: 'Rezervovať novú návštevu',
  visitMailBookedSubject: 'Váš termín {day} o {time} je rezervovaný',
  visitMailMovedSubject: 'Váš termín je presunutý na {day} o {time}',
  visitMailCancelledSubject: 'Váš termín {day} o {time} je zrušený',
  visitMailBookedDaySubject: 'Váš termín {day} je rezervovaný',
  visitMailMovedDaySubject: 'Váš termín je presunutý na {day}',
  visitMailCancelledDaySubject: 'Váš termín {day} je zrušený',
  visitMailBooked: 'Dobrý deň, {name}, váš termín je rezervovaný.',
  visitMailMoved: 'Dobrý deň, {name}, váš termín je presunutý. Teraz platí toto.',
  visitMailCancelled: 'Dobrý deň, {name}, váš termín je zrušený. Tešíme sa na vás nabudúce.',
  visitMailReason:
    'Túto správu dostávate, pretože niekto s vašou e-mailovou adresou rezervoval termín. Neodpovedajte na ňu; ak niečo nesedí, zavolajte nám.',
  visitSms:
    'Pripomienka: {service}, {car}, {day} o {time}, {workshop}, {address}. Zmena alebo zrušenie: {link}',
  visitEvent: '{service}, {car}',
  tireLegendOpen: 'Čas podľa dohody',
  tireNoTime: 'Servis sa vám ozve s časom',
} satisfies Record<keyof typeof sv, string>;
