import { body, colour, condition, drive, fuel, gearbox } from '../../../domain/search/values';

/** The English form of each value, by field and text: the first name in each list of names. */
const englishByValue = new Map(
  [fuel, body, gearbox, drive, condition, colour].flatMap((kind) =>
    Object.values(kind).flatMap(({ field, values }) =>
      values.map((value) => [`${field} ${value}`, values[0] ?? value] as const),
    ),
  ),
);

/**
 * Translates a value of a car's field into English, because an index has one language but its site may also
 * have English. Returns unknown values, and values for any other language, unchanged.
 * @param language ISO 639-1 code of the page's language
 */
export const valueInLanguage = (field: string, value: string, language: string): string =>
  language === 'en' ? (englishByValue.get(`${field} ${value}`) ?? value) : value;
