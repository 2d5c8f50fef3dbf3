import type { sv } from './sv';

/** Default texts that our server says of the tyre hotel, where it has no words of its own, in Slovak. */
export const sk = {
  tireAnswerNoAgreement:
    'Pre toto evidenčné číslo sme nenašli žiadnu zmluvu o uskladnení pneumatík.',
  tireAnswerFailed: 'Niečo sa pokazilo, skúste to neskôr.',
  tireAnswerTooManyCodes: 'Odoslali sme príliš veľa kódov. Skúste to znova o {minutes} min.',
  tireAnswerTooMany: 'Príliš veľa pokusov. Chvíľu počkajte a skúste to znova.',
  tireAnswerWrongCode: 'Nesprávny kód. Skúste to znova.',
  tireAnswerCodeOver: 'Kód už neplatí. Požiadajte o nový.',
  tireAnswerLoggedOut: 'Ste odhlásený. Vyhľadajte svoje evidenčné číslo znova.',
  tireAnswerTaken: 'Tento termín už nie je voľný. Vyberte si iný.',
  tireAnswerInvalid: 'Údaje sa nedajú prečítať. Skontrolujte ich a skúste to znova.',
  tireAnswerTriesLeft: 'Zostávajúce pokusy: {count}.',
  tireAnswerCancelled: 'Rezervácia je zrušená.',
  tireAnswerNotMade: 'Rezervácia nevznikla. Skúste to znova.',
} satisfies Record<keyof typeof sv, string>;
