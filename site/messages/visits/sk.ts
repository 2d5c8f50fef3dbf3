import type { VisitMessages } from './visitMessages';

/** Default texts of booked visits in Slovak. */
export const visitSk = {
  visitMissing:
    'Otvorte odkaz v potvrdení, ktoré ste dostali pri rezervácii, a svoju návštevu uvidíte tu.',
  visitUnknown: 'Tento odkaz už neplatí. Ak chcete návštevu zmeniť, zavolajte do servisu.',
  visitFailing: 'Návštevu teraz nemôžeme zobraziť. Skúste to o chvíľu znova.',
  visitBooked: 'Rezervované',
  visitCancelled: 'Zrušené',
  visitServices: 'Služby',
  visitMovedNow: 'Vaša návšteva je presunutá. Potvrdenie vám príde e-mailom.',
  visitCancelledNow: 'Vaša návšteva je zrušená. Potvrdenie vám príde e-mailom.',
  visitTaken: 'Tento čas už nie je voľný. Vyberte iný.',
  visitBegun: 'Návšteva sa už začala a tu ju nemožno zmeniť. Zavolajte do servisu.',
  visitChangeFailed: 'Zmena neprešla. Skúste to znova.',
  visitMove: 'Presunúť návštevu',
  visitMoveHere: 'Presunúť na vybraný čas',
  visitChooseTime: 'Vyberte nový čas',
  visitNoTimes: 'Tento týždeň nie sú voľné časy.',
  visitTimesFailing:
    'Voľné časy teraz nemôžeme zobraziť. Skúste to o chvíľu, alebo zavolajte do servisu.',
  visitEarlierWeek: 'Skorší týždeň',
  visitLaterWeek: 'Neskorší týždeň',
  visitCancel: 'Zrušiť návštevu',
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
  visitFirstFreeTake: 'Vybrať tento čas',
  visitMailComing:
    'Potvrdenie vám príde e-mailom aj s odkazom, cez ktorý návštevu presuniete alebo zrušíte.',
  visitCall: 'Zavolať do servisu',
  visitBookNew: 'Rezervovať novú návštevu',
  visitMailBookedSubject: 'Vaša návšteva {day} o {time} je rezervovaná',
  visitMailMovedSubject: 'Vaša návšteva je presunutá na {day} o {time}',
  visitMailCancelledSubject: 'Vaša návšteva {day} o {time} je zrušená',
  visitMailBooked: 'Dobrý deň, {name}, vaša návšteva servisu je rezervovaná.',
  visitMailMoved: 'Dobrý deň, {name}, vaša návšteva servisu je presunutá. Teraz platí toto.',
  visitMailCancelled:
    'Dobrý deň, {name}, vaša návšteva servisu je zrušená. Tešíme sa na vás nabudúce.',
  visitMailReason:
    'Túto správu dostávate, pretože niekto s vašou e-mailovou adresou rezervoval návštevu servisu. Neodpovedajte na ňu; ak niečo nesedí, zavolajte do servisu.',
  visitSms:
    'Pripomienka: {plate} má termín v servise {day} o {time}, {workshop}, {address}. Zmena alebo zrušenie: {link}',
  visitEvent: 'Návšteva servisu {plate}',
} satisfies VisitMessages;
