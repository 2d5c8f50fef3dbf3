import { body, colour, condition, drive, fuel, gearbox } from '../../../domain/search/values';

/** Of each value as an index may write it, the English one: English stands first among the languages of a value. */
const inEnglish = new Map(
  [fuel, body, gearbox, drive, condition, colour].flatMap((kind) =>
    Object.values(kind).flatMap(({ field, values }) =>
      values.map((value) => [`${field} ${value}`, values[0] ?? value] as const),
    ),
  ),
);

/**
 * A value of a car's field for readers of a language: an index has one language, its site may have English as
 * well. Values that are not known stay as they are.
 * @param language ISO 639-1
 */
export const valueInLanguage = (field: string, value: string, language: string): string =>
  language === 'en' ? (inEnglish.get(`${field} ${value}`) ?? value) : value;
