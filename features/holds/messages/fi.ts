import type { sv } from './sv';

/** Default texts of held cars: their page, e-mails, in Finnish. */
export const fi = {
  holdIntro:
    'Pidämme auton sinulle {hours} tuntia maksutta. Vahvistat varauksen linkistä, jonka lähetämme sähköpostitse. Kun aika on kulunut, varaus päättyy itsestään.',
  holdName: 'Nimi',
  holdPhone: 'Puhelinnumero',
  holdEmail: 'Sähköpostiosoite',
  holdConsent:
    'Hyväksyn, että tietoni tallennetaan varausta varten ja luovutetaan myyjälle. Ne poistetaan {days} päivän kuluttua varauksen päättymisestä.',
  holdSubmit: 'Varaa auto',
  holdInvalid: 'Korjaa nämä, niin varaamme auton:',
  holdLimit: 'Sinulla on jo auto varattuna meillä. Vapauta se ensin; linkki on vahvistuksessasi.',
  holdRepeated:
    'Olet jo varannut tämän auton. Linkki on vahvistuksessasi; jos tarvitset lisää aikaa, kysy myyjältä.',
  holdTaken: 'Joku muu ehti juuri varata auton.',
  holdTakenHint:
    'Se voi vapautua uudelleen. Katso sillä välin samankaltaisia autoja tai kysy myyjältä.',
  holdMissing:
    'Valitse auto, niin voit varata sen täällä. Jos olet jo varannut, avaa vahvistuksessa oleva linkki.',
  holdGone: 'Autoa ei voi varata. Katso muita autoja tai kysy siitä meiltä.',
  holdUnknown: 'Linkki ei ole enää voimassa.',
  holdFailing: 'Emme voi vastata juuri nyt. Yritä hetken kuluttua uudelleen.',
  holdHeld: 'Auto on varattu sinulle',
  holdReleased: 'Varaus on vapautettu',
  holdOver: 'Varaus on päättynyt',
  holdFreeAgain: 'Auto on taas muiden saatavilla. Jos haluat sen yhä, kysy myyjältä.',
  holdUntil: 'Varattu saakka',
  holdEnded: 'Päättyi',
  holdCar: 'Auto',
  holdPlace: 'Toimipiste',
  holdMailComing:
    'Saat vahvistuksen sähköpostitse, ja siinä on linkki tänne. Myyjä tietää varauksestasi.',
  holdNext: 'Mitä haluat tehdä seuraavaksi?',
  holdRelease: 'Vapauta varaus',
  holdReleaseAsk: 'Auto vapautuu heti muille. Tätä ei voi perua.',
  holdReleaseNow: 'Kyllä, vapauta auto',
  holdMailSubject: '{car} on varattu. Varaus päättyy: {until}',
  holdMail: 'Hei {name}, auto on varattu sinulle. Varaus päättyy itsestään, kun aika on kulunut.',
  holdMailReminderSubject: 'Varauksesi ({car}) päättyy: {until}',
  holdMailReminder:
    'Hei {name}, varauksesi päättyy pian. Varaa koeajo tai puhu myyjän kanssa, jos haluat auton.',
  holdMailReason:
    'Saat tämän, koska joku on varannut auton sähköpostiosoitteellasi. Jos se et ollut sinä, vapauta auto linkistä.',
  holdSellerHeld:
    'Varaus ilman maksua {hours} tunniksi. Päättyy: {until}. Älä myy autoa muille sitä ennen.',
  holdSellerReleased: 'Auton varaus on vapautettu ennen aikojaan. Auto on taas myynnissä.',
  holdAsked: 'Vahvista varaus sähköpostin linkistä',
  holdAskedText:
    'Lähetimme linkin antamaasi osoitteeseen. Avaa se {minutes} minuutin kuluessa, niin pidämme auton sinulle {hours} tuntia. Siihen asti auto on muidenkin varattavissa: sen saa se, joka vahvistaa ensin.',
  holdAskedAgain: 'Etkö saanut viestiä? Katso roskapostista tai yritä uudelleen',
  holdProve: 'Vahvista varaus',
  holdProveText: 'Vielä yksi painallus, niin pidämme auton sinulle {hours} tuntia.',
  holdLate: 'Linkki on vanhentunut. Se oli voimassa {minutes} minuuttia.',
  holdLateAgain: 'Varaa auto uudelleen',
  holdMailAskedSubject: 'Vahvista varaus: {car}',
  holdMailAsked:
    'Hei {name}, vahvista varaus {minutes} minuutin kuluessa, niin pidämme auton sinulle {hours} tuntia. Auton saa se, joka vahvistaa ensin.',
  holdMailAskedReason:
    'Saat tämän, koska joku haluaa varata auton sähköpostiosoitteellasi. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään: ilman vahvistusta mitään ei varata.',
} satisfies Record<keyof typeof sv, string>;
