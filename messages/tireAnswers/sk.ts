import type { TireAnswerMessages } from './tireAnswerMessages';

/** Default texts of answers about the tyre hotel in Slovak. */
export const tireAnswerSk = {
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
} satisfies TireAnswerMessages;
