import type { ContactMessages } from './contactMessages';

/** Default texts of the form about a car in Slovak. */
export const contactSk = {
  contactName: 'Meno',
  contactPhone: 'Telefón',
  contactEmail: 'E-mail',
  contactMessage: 'Správa',
  contactSeller: 'Vyberte predajcu',
  contactQuote: 'Mám záujem o cenovú ponuku',
  contactTestDrive: 'Mám záujem o skúšobnú jazdu',
  contactSubmit: 'Odoslať',
  contactSending: 'Odosiela sa …',
  contactSuccessTitle: 'Ďakujeme!',
  contactSuccess: 'Prijali sme váš dopyt a ozveme sa vám čo najskôr.',
  contactCall: 'Chcete sa radšej porozprávať? Zavolajte {dealer}:',
  contactAnother: 'Poslať ďalší dopyt',
  contactFormError:
    'Dopyt sa teraz nepodarilo odoslať. Skúste to o chvíľu znova alebo nám zavolajte.',
  contactInvalidInput: 'Niečo nie je správne vyplnené',
  contactPrivacy: 'Údaje použijeme na vybavenie vášho dopytu.',
  contactFaultRequired: 'Vyplňte toto pole',
  contactFaultPhone: 'Zadajte telefónne číslo so 6 až 20 číslicami, na začiatku môže byť +',
  contactFaultEmail: 'Zadajte celú e-mailovú adresu, napríklad meno@priklad.sk',
  contactFaultTooLong: 'Text je príliš dlhý',
} as const satisfies ContactMessages;
