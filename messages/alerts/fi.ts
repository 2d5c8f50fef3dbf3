import type { AlertMessages } from './alertMessages';

/** Default texts about saved searches in Finnish. */
export const alertFi = {
  alertSave: 'Seuraa hakua',
  alertSaveText: 'Lähetämme sähköpostia, kun sopiva auto saapuu.',
  alertSearch: 'Hakusi',
  alertFrequency: 'Milloin haluat kuulla meistä?',
  alertInstant: 'Heti kun auto saapuu',
  alertDaily: 'Kerran päivässä',
  alertSubmit: 'Aloita seuranta',
  alertPrivacy:
    'Osoitetta käytetään vain seurantaan. Se päättyy itsestään {days} päivän kuluttua. Voit lopettaa milloin vain, jolloin poistamme kaiken.',
  alertSentTitle: 'Katso sähköpostisi',
  alertSentText:
    'Lähetimme sähköpostia. Avaa sen linkki {hours} tunnin kuluessa, niin seuranta alkaa.',
  alertLaterTitle: 'Sähköposti on tulossa',
  alertLaterText:
    'Se kestää nyt tavallista kauemmin. Kun viesti saapuu, avaa sen linkki, niin seuranta alkaa.',
  alertTooMany:
    'Osoitteella on jo niin monta seurantaa kuin mahdollista. Lopeta tai vahvista ensin jokin niistä.',
  alertRefused: 'Osoitteeseen ei voi lähettää sähköpostia. Tarkista se ja yritä uudelleen.',
  alertFailing: 'Tämä ei onnistu juuri nyt. Yritä hetken kuluttua uudelleen.',
  alertUnfit: 'Tätä hakua ei voi seurata. Valitse ensin, mitä haet.',
  alertConfirmTitle: 'Vahvista seuranta',
  alertConfirmText: 'Vielä yksi painallus, niin alamme lähettää sähköpostia.',
  alertConfirm: 'Vahvista',
  alertConfirmed: 'Seuranta on alkanut.',
  alertAlready: 'Seuranta on jo käynnissä.',
  alertLateTitle: 'Linkki ei ole enää voimassa',
  alertLateText:
    'Seuranta on päättynyt tai sitä ei vahvistettu ajoissa. Voit tallentaa haun uudelleen.',
  alertFailingTitle: 'Seurantoja ei voi näyttää juuri nyt',
  alertManageTitle: 'Seurantasi',
  alertManageNone: 'Sinulla ei ole seurantoja.',
  alertChange: 'Tallenna muutos',
  alertChangeOf: 'Tallenna muutos: {search}',
  alertChanged: 'Muutos on tallennettu.',
  alertEnds: 'Päättyy {day}',
  alertRenew: 'Jatka',
  alertRenewOf: 'Jatka: {search}',
  alertRenewed: 'Seurantaa on jatkettu.',
  alertStop: 'Lopeta',
  alertStopOf: 'Lopeta: {search}',
  alertStopTitle: 'Lopetetaanko seuranta?',
  alertStopText: 'Lopetamme sähköpostit ja poistamme, mitä seurannasta on tallennettu.',
  alertStopped: 'Seuranta on lopetettu ja poistettu.',
  alertStopAll: 'Lopeta kaikki',
  alertStoppedAll: 'Kaikki seurannat on lopetettu ja tietosi poistettu.',
  alertShowCars: 'Näytä autot',
  alertCarsTitle: 'Seuraa tallennettuja autoja',
  alertCarsText:
    'Lähetämme sähköpostia, kun jokin niistä halpenee tai ei ole enää myynnissä. Tallennamme sitä varten, mitkä autot ovat kyseessä.',
  alertCars: 'Tallennetut autot ({count})',
  alertToSaved: 'Tallennettuihin autoihin',
  alertMailConfirmSubject: 'Vahvista seuranta: {search}',
  alertMailConfirm:
    'Joku, toivottavasti sinä, haluaa meidän lähettävän tähän osoitteeseen sähköpostia autoista. Vahvista, niin aloitamme.',
  alertMailConfirmEnd:
    'Etkö se ollut sinä? Älä tee mitään: emme ota enää yhteyttä, ja osoite poistetaan {hours} tunnin kuluttua.',
  alertMailAlreadySubject: 'Seuraat tätä jo: {search}',
  alertMailAlready: 'Sinun ei tarvitse tehdä mitään. Tässä voit muuttaa tai lopettaa sen.',
  alertMailNewOne: 'Uusi auto: {search}',
  alertMailNewMany: '{count} uutta autoa: {search}',
  alertMailNew: 'Nämä ovat tulleet hakuun, jota seuraat.',
  alertMailCarsSubject: 'Uutta tallennetuista autoistasi',
  alertMailCars: 'Tämä on tapahtunut autoille, joita seuraat.',
  alertMailWas: 'Nyt {price}, aiemmin {before}',
  alertMailMore: '… ja {count} muuta',
  alertMailRenewSubject: 'Päättyy {day}: {search}',
  alertMailRenew:
    'Haluatko jatkaa? Jatka seurantaa. Muuten se päättyy itsestään ja poistamme tietosi.',
  alertMailManage: 'Omat seurantani',
  alertMailStop: 'Lopeta seuranta',
  alertMailReason: 'Saat tämän viestin, koska seuranta on vahvistettu tästä osoitteesta.',
  deviceTitle: 'Tällä laitteella',
  deviceText:
    'Ilman sähköpostia: laite näyttää ilmoituksen, vaikka sivusto olisi suljettu. Selain pyytää ensin luvan. Tallennamme seurattavat kohteet ja osoitteen, jonka selain luo laitteelle, emme mitään sinusta. Seuranta päättyy itsestään {days} päivän kuluttua. Voit lopettaa milloin vain, jolloin poistamme kaiken.',
  deviceButton: 'Ilmoita tällä laitteella',
  deviceButtonAll: 'Ilmoita myös tällä laitteella',
  deviceBusy: 'Hetkinen …',
  deviceDenied:
    'Tämän sivuston ilmoitukset on poistettu käytöstä selaimessasi. Voit ottaa ne käyttöön selaimen sivustokohtaisista asetuksista. Sähköposti toimii silti.',
  deviceUnsupported:
    'Tämä selain ei voi näyttää verkkosivustojen ilmoituksia. Sähköposti toimii silti.',
  deviceHome:
    'iPhonessa ja iPadissa sivusto on ensin lisättävä Koti-valikkoon: paina Jaa, valitse ”Lisää Koti-valikkoon” ja avaa sivusto sieltä. Sähköposti toimii silti.',
  deviceDone: 'Laite ilmoittaa tästä lähtien.',
  deviceToOwn: 'Mistä laite ilmoittaa',
  deviceTooMany:
    'Laitteella on jo niin monta seurantaa kuin sillä voi olla. Lopeta ensin jokin niistä.',
  deviceFirst: 'Saat tiedon täällä',
  deviceManageText: 'Näistä ilmoitetaan laitteella, jolla otit ilmoitukset käyttöön.',
  deviceStopText: 'Lopetamme ilmoitukset laitteella ja poistamme, mitä seurannasta on tallennettu.',
} as const satisfies AlertMessages;
