import type { sv } from './sv';

/** Default texts of held cars: their page, e-mails, in Slovak. */
export const sk = {
  holdIntro:
    'Auto vám podržíme {hours} hodín, bezplatne. Rezerváciu potvrdíte odkazom, ktorý vám pošleme e-mailom. Po uplynutí tohto času sa rezervácia skončí sama.',
  holdName: 'Meno',
  holdPhone: 'Telefónne číslo',
  holdEmail: 'E-mailová adresa',
  holdConsent:
    'Súhlasím s tým, že moje údaje sa uložia na účely rezervácie a poskytnú predajcovi. Vymažú sa {days} dní po jej skončení.',
  holdSubmit: 'Rezervovať auto',
  holdInvalid: 'Opravte toto a auto rezervujeme:',
  holdLimit: 'Už máte u nás rezervované auto. Najprv ho uvoľnite; odkaz je vo vašom potvrdení.',
  holdRepeated:
    'Toto auto ste už rezervovali. Odkaz je vo vašom potvrdení; ak potrebujete viac času, opýtajte sa predajcu.',
  holdTaken: 'Auto si práve rezervoval niekto iný.',
  holdTakenHint:
    'Môže sa znova uvoľniť. Zatiaľ si pozrite podobné autá alebo sa opýtajte predajcu.',
  holdMissing:
    'Vyberte si auto a môžete ho tu rezervovať. Ak už rezerváciu máte, otvorte odkaz v potvrdení.',
  holdGone: 'Toto auto sa nedá rezervovať. Pozrite si iné autá alebo sa nás na ne opýtajte.',
  holdUnknown: 'Tento odkaz už neplatí.',
  holdFailing: 'Teraz nemôžeme odpovedať. Skúste to o chvíľu znova.',
  holdHeld: 'Auto je rezervované pre vás',
  holdReleased: 'Rezervácia je zrušená',
  holdOver: 'Rezervácia sa skončila',
  holdFreeAgain: 'Auto je opäť voľné pre ostatných. Ak ho stále chcete, opýtajte sa predajcu.',
  holdUntil: 'Rezervované do',
  holdEnded: 'Skončila sa',
  holdCar: 'Auto',
  holdPlace: 'Nachádza sa v',
  holdMailComing:
    'Dostanete potvrdenie e-mailom s odkazom na túto stránku. Predajca o vašej rezervácii vie.',
  holdNext: 'Čo chcete urobiť teraz?',
  holdRelease: 'Zrušiť rezerváciu',
  holdReleaseAsk: 'Auto sa hneď uvoľní pre ostatných. Nedá sa to vrátiť.',
  holdReleaseNow: 'Áno, uvoľniť auto',
  holdMailSubject: '{car} – rezervované do: {until}',
  holdMail:
    'Dobrý deň, {name}, auto je rezervované pre vás. Po uplynutí času sa rezervácia skončí sama.',
  holdMailReminderSubject: 'Vaša rezervácia ({car}) sa končí: {until}',
  holdMailReminder:
    'Dobrý deň, {name}, vaša rezervácia sa čoskoro skončí. Ak auto chcete, objednajte si skúšobnú jazdu alebo sa porozprávajte s predajcom.',
  holdMailReason:
    'Túto správu dostávate, pretože niekto rezervoval auto s vašou e-mailovou adresou. Ak ste to neboli vy, zrušte rezerváciu cez odkaz.',
  holdSellerHeld:
    'Rezervácia bez platby na {hours} hodín, do: {until}. Dovtedy auto nepredávajte nikomu inému.',
  holdSellerReleased: 'Rezervácia auta bola zrušená pred koncom. Auto je opäť na predaj.',
  holdAsked: 'Potvrďte rezerváciu odkazom v e-maile',
  holdAskedText:
    'Na adresu, ktorú ste uviedli, sme poslali odkaz. Otvorte ho do {minutes} minút a auto vám podržíme {hours} hodín. Dovtedy je auto voľné aj pre ostatných: získa ho ten, kto potvrdí ako prvý.',
  holdAskedAgain: 'Neprišla vám správa? Pozrite sa do nevyžiadanej pošty alebo to skúste znova',
  holdProve: 'Potvrdiť rezerváciu',
  holdProveText: 'Stačí jedno kliknutie a auto vám podržíme {hours} hodín.',
  holdLate: 'Platnosť odkazu sa skončila. Platil {minutes} minút.',
  holdLateAgain: 'Rezervovať auto znova',
  holdMailAskedSubject: 'Potvrďte rezerváciu: {car}',
  holdMailAsked:
    'Dobrý deň, {name}, potvrďte rezerváciu do {minutes} minút a auto vám podržíme {hours} hodín. Získa ho ten, kto potvrdí ako prvý.',
  holdMailAskedReason:
    'Túto správu dostávate, pretože niekto chce rezervovať auto s vašou e-mailovou adresou. Ak ste to neboli vy, nemusíte robiť nič: bez potvrdenia sa nič nerezervuje.',
} satisfies Record<keyof typeof sv, string>;
