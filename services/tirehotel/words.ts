import type { PackageLevel } from './agreements';

type Tread = 'summer' | 'studded' | 'studless';

/** Messages of the tyre hotel to customers; keys as in `VisitorError`. */
export interface TireHotelTexts {
  codeSent: string;
  tooManyCodes: string;
  wrongCode: string;
  codeOver: string;
  noAgreement: string;
  notReadable: string;
  taken: string;
  alreadyBooked: string;
  cancelled: string;
  unknownBooking: string;
  failed: string;
  service: string;
  hotel: string;
  /** Text of the SMS, with the placeholder `{code}`. */
  sms: string;
  good: string;
  soonWorn: string;
  packages: Readonly<Record<PackageLevel, string>>;
  treads: Readonly<Record<Tread, string>>;
  positions: readonly [string, string, string, string];
}

const sv: TireHotelTexts = {
  codeSent: 'Koden är skickad.',
  tooManyCodes: 'Vi har skickat för många koder. Försök igen om en kvart.',
  wrongCode: 'Fel kod. Försök igen.',
  codeOver: 'Koden gäller inte längre. Begär en ny.',
  noAgreement: 'Vi hittar inget avtal.',
  notReadable: 'Uppgifterna kan inte läsas.',
  taken: 'Tiden är inte längre ledig. Välj en annan.',
  alreadyBooked: 'Bilen har redan en bokad tid. Flytta eller avboka den i stället.',
  cancelled: 'Tiden är avbokad.',
  unknownBooking: 'Det finns ingen sådan bokning.',
  failed: 'Något gick fel, var god och försök senare.',
  service: 'Hjulskifte, däckhotell',
  hotel: 'Däckhotell',
  sms: 'Din kod till däckhotellet är {code}. Den gäller i fem minuter. Lämna inte ut den.',
  good: 'Bra mönsterdjup',
  soonWorn: 'Snart för slitet',
  packages: { basic: 'Bas', comfort: 'Komfort', premium: 'Premium' },
  treads: { summer: 'Sommar', studded: 'Vinter, dubbade', studless: 'Vinter, odubbade' },
  positions: ['Vänster fram', 'Höger fram', 'Vänster bak', 'Höger bak'],
};

const en: TireHotelTexts = {
  codeSent: 'The code is on its way.',
  tooManyCodes: 'We have sent too many codes. Try again in a quarter of an hour.',
  wrongCode: 'Wrong code. Try again.',
  codeOver: 'The code is no longer valid. Ask for a new one.',
  noAgreement: 'We cannot find an agreement.',
  notReadable: 'We could not read those details.',
  taken: 'That time is no longer available. Choose another one.',
  alreadyBooked: 'The car already has a booking. Move or cancel that one instead.',
  cancelled: 'The booking has been cancelled.',
  unknownBooking: 'There is no such booking.',
  failed: 'Something went wrong, please try again later.',
  service: 'Wheel change, tyre hotel',
  hotel: 'Tyre hotel',
  sms: 'Your code for the tyre hotel is {code}. It is valid for five minutes. Do not share it.',
  good: 'Good tread depth',
  soonWorn: 'Needs replacing soon',
  packages: { basic: 'Basic', comfort: 'Comfort', premium: 'Premium' },
  treads: { summer: 'Summer', studded: 'Winter, studded', studless: 'Winter, studless' },
  positions: ['Front left', 'Front right', 'Rear left', 'Rear right'],
};

/**
 * Returns the messages in the preferred language; Swedish by default.
 * @param language the `Accept-Language` header
 */
export const selectTexts = (language: string | undefined): TireHotelTexts =>
  /^en\b/i.test(language ?? '') ? en : sv;
