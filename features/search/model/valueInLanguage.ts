import { body, colour, condition, drive, fuel, gearbox } from '../../../domain/search/values';

/** The English form of each value, by field and text. In each list of a value's names the English one is first. */
const englishByValue = new Map(
  [fuel, body, gearbox, drive, condition, colour].flatMap((kind) =>
    Object.values(kind).flatMap(({ field, values }) =>
      values.map((value) => [`${field} ${value}`, values[0] ?? value] as const),
    ),
  ),
);

/**
 * Translates a value of a car's field. An index has one language, but its site may have English as well. Unknown
 * values are returned unchanged, as are values for languages other than English.
 * @param language ISO 639-1 code of the page's language
 */
export const valueInLanguage = (field: string, value: string, language: string): string =>
  language === 'en' ? (englishByValue.get(`${field} ${value}`) ?? value) : value;
