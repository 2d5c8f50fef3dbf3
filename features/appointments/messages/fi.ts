import type { sv } from './sv';

/** Default texts of booked visits and test drives: their pages, e-mails and SMS, in Finnish. */
export const fi = {
  testDriveFailed: 'Varaus ei onnistunut. Yritä uudelleen.',
  testDrivePending:
    'Aikaasi varataan parhaillaan. Saat vahvistuksen sähköpostilla heti kun se on valmis; älä varaa uudelleen.',
  testDriveBook: 'Varaa koeajo',
  testDriveLength: 'Koeajo kestää noin 45 minuuttia. Ota ajokortti mukaan.',
  testDriveTimeFault: 'Valitse aika',
  testDriveAlready:
    'Sinulla on jo koeajo tällä autolla, {day} klo {time}. Haluatko siirtää tai perua sen vai varata toisen?',
  testDriveAnother: 'Varaa toinen',
  testDriveFromHold: 'Täytetty varauksesi tiedoilla. Muuta, jos jokin ei pidä paikkaansa.',
  testDriveTime: 'Milloin haluat koeajaa?',
  testDriveFailing:
    'Emme voi näyttää vapaita aikoja juuri nyt. Yritä hetken kuluttua tai kysy koeajoa auton sivulla.',
  testDriveMissing: 'Valitse auto, jota haluat koeajaa, niin näytämme myyjän vapaat ajat.',
  testDriveGone: 'Autoa ei voi koeajaa juuri nyt. Katso muita autoja tai kysy meiltä.',
  testDriveCar: 'Auto',
  visitBookedNow: 'Aikasi on varattu. Saat vahvistuksen sähköpostilla.',
  visitPlace: 'Paikka',
  visitMissing: 'Avaa linkki varausvahvistuksesta, niin näet aikasi täällä.',
  visitUnknown: 'Linkki ei ole enää voimassa. Soita meille, jos haluat muuttaa aikaa.',
  visitFailing: 'Emme voi näyttää aikaasi juuri nyt. Yritä hetken kuluttua uudelleen.',
  visitBooked: 'Varattu',
  visitCancelled: 'Peruttu',
  visitServices: 'Varattu',
  visitMovedNow: 'Aikasi on siirretty. Saat vahvistuksen sähköpostilla.',
  visitCancelledNow: 'Aikasi on peruttu. Saat vahvistuksen sähköpostilla.',
  visitTaken: 'Aika ei ole enää vapaana. Valitse toinen aika.',
  visitBegun: 'Aika on jo alkanut, eikä sitä voi muuttaa täällä. Soita meille.',
  visitChangeFailed: 'Muutos ei onnistunut. Yritä uudelleen.',
  visitMove: 'Siirrä aika',
  visitMoveHere: 'Siirrä valittuun aikaan',
  visitChooseTime: 'Valitse uusi aika',
  visitNoTimes: 'Tällä viikolla ei ole vapaita aikoja.',
  visitTimesFailing:
    'Emme voi näyttää vapaita aikoja juuri nyt. Yritä hetken kuluttua tai soita meille.',
  visitEarlierWeek: 'Aiempi viikko',
  visitLaterWeek: 'Myöhempi viikko',
  visitCancel: 'Peru aika',
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
  visitFirstFreeUnable:
    'Mikään korjaamo {within} säteellä ei voi tehdä valittuja palveluja. Lähin, joka voi, on {workshop}, jonne on {distance}.',
  visitFirstFreeTake: 'Valitse tämä aika',
  visitMailComing:
    'Saat vahvistuksen sähköpostilla. Siinä on linkki, jolla voit siirtää tai perua ajan.',
  visitMailTo:
    'Vahvistus lähetetään osoitteeseen {email}; siinä on linkki, jolla voit siirtää tai perua ajan. Edellisenä päivänä saat tekstiviestin numeroon {phone}.',
  visitCall: 'Soita meille',
  visitBookNew: 'Varaa uusi aika',
  visitMailBookedSubject: 'Aikasi {day} klo {time} on varattu',
  visitMailMovedSubject: 'Aikasi on siirretty: {day} klo {time}',
  visitMailCancelledSubject: 'Aikasi {day} klo {time} on peruttu',
  visitMailBookedDaySubject: 'Aikasi {day} on varattu',
  visitMailMovedDaySubject: 'Aikasi on siirretty: {day}',
  visitMailCancelledDaySubject: 'Aikasi {day} on peruttu',
  visitMailBooked: 'Hei {name}, aikasi on varattu.',
  visitMailMoved: 'Hei {name}, aikasi on siirretty. Tämä on voimassa nyt.',
  visitMailCancelled: 'Hei {name}, aikasi on peruttu. Tervetuloa toisella kertaa.',
  visitMailReason:
    'Saat tämän, koska sähköpostiosoitteellasi on varattu aika. Älä vastaa viestiin, vaan soita meille, jos jokin on väärin.',
  visitSms:
    'Muistutus: {service}, {car}, {day} klo {time}, {workshop}, {address}. Muuta tai peru: {link}',
  visitEvent: '{service}, {car}',
  tireLegendOpen: 'Aika sopimuksen mukaan',
  tireNoTime: 'Korjaamo ilmoittaa ajan sinulle',
} satisfies Record<keyof typeof sv, string>;
