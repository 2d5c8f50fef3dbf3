import type { VisitMessages } from './visitMessages';

/** Default texts of booked visits in Finnish. */
export const visitFi = {
  visitMissing: 'Avaa linkki varausvahvistuksesta, niin näet aikasi täällä.',
  visitUnknown: 'Linkki ei ole enää voimassa. Soita korjaamolle, jos haluat muuttaa aikaa.',
  visitFailing: 'Emme voi näyttää aikaasi juuri nyt. Yritä hetken kuluttua uudelleen.',
  visitBooked: 'Varattu',
  visitCancelled: 'Peruttu',
  visitServices: 'Palvelut',
  visitMovedNow: 'Aikasi on siirretty. Saat vahvistuksen sähköpostilla.',
  visitCancelledNow: 'Käyntisi on peruttu. Saat vahvistuksen sähköpostilla.',
  visitTaken: 'Aika ei ole enää vapaana. Valitse toinen aika.',
  visitBegun: 'Käynti on jo alkanut, eikä sitä voi muuttaa täällä. Soita korjaamolle.',
  visitChangeFailed: 'Muutos ei onnistunut. Yritä uudelleen.',
  visitMove: 'Siirrä käynti',
  visitMoveHere: 'Siirrä valittuun aikaan',
  visitChooseTime: 'Valitse uusi aika',
  visitNoTimes: 'Tällä viikolla ei ole vapaita aikoja.',
  visitTimesFailing:
    'Emme voi näyttää vapaita aikoja juuri nyt. Yritä hetken kuluttua tai soita korjaamolle.',
  visitEarlierWeek: 'Aiempi viikko',
  visitLaterWeek: 'Myöhempi viikko',
  visitCancel: 'Peru käynti',
  visitCancelAsk: 'Aikasi vapautuu jollekulle toiselle. Tätä ei voi perua.',
  visitCancelNow: 'Kyllä, peru',
  visitCalendar: 'Lisää kalenteriin',
  visitCalendarFile: 'Kalenteritiedosto',
  visitGoogleCalendar: 'Google-kalenteri',
  visitOutlookCalendar: 'Outlook',
  visitSee: 'Katso, siirrä tai peru',
  visitFirstFree: 'Etsi ensimmäinen vapaa aika {within} säteellä',
  visitFirstFreeFound: 'Ensimmäinen vapaa aika: {time}, {workshop}, {distance} päässä.',
  visitFirstFreeNone:
    'Ei vapaita aikoja {within} säteellä lähiviikkoina. Valitse korjaamo luettelosta.',
  visitFirstFreeTake: 'Valitse tämä aika',
  visitMailComing:
    'Saat vahvistuksen sähköpostilla. Siinä on linkki, jolla voit siirtää tai perua ajan.',
  visitCall: 'Soita korjaamolle',
  visitBookNew: 'Varaa uusi aika',
  visitMailBookedSubject: 'Aikasi {day} klo {time} on varattu',
  visitMailMovedSubject: 'Aikasi on siirretty: {day} klo {time}',
  visitMailCancelledSubject: 'Aikasi {day} klo {time} on peruttu',
  visitMailBooked: 'Hei {name}, korjaamoaikasi on varattu.',
  visitMailMoved: 'Hei {name}, korjaamoaikasi on siirretty. Tämä on voimassa nyt.',
  visitMailCancelled: 'Hei {name}, korjaamokäyntisi on peruttu. Tervetuloa toisella kertaa.',
  visitMailReason:
    'Saat tämän, koska sähköpostiosoitteellasi on varattu korjaamoaika. Älä vastaa viestiin, vaan soita korjaamolle, jos jokin on väärin.',
  visitSms:
    'Muistutus: {plate} korjaamolla {day} klo {time}, {workshop}, {address}. Muuta tai peru: {link}',
  visitEvent: 'Korjaamokäynti {plate}',
} satisfies VisitMessages;
