import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'express';
import { parse } from 'yaml';
import { array, lazy, object, string, type InferType, type ISchema } from 'yup';
import { acceptedLanguage } from '../../platform/http/acceptedLanguage';
import { unknownPriceText, type OfferingRow } from './offerings';

const text = () => string().strict();

const textsSchema = object({
  name: text(),
  description: text(),
  listItems: array().of(text().required()).default(undefined),
  unit: object({
    unit: text().required(),
    unitAbbreviation: text().required(),
    postfix: text().required(),
  }).default(undefined),
}).noUnknown();

const recordSchema = <S extends ISchema<unknown>>(valueSchema: S) =>
  lazy((value: Record<string, unknown>) =>
    object(Object.fromEntries(Object.keys(value).map((key) => [key, valueSchema]))),
  );

const fileSchema = object({
  unknownPrice: text().required(),
  categories: recordSchema(text().required()),
  offerings: recordSchema(textsSchema),
});

/** Translations from Swedish, one file per language. */
const translations = { en: readTexts('en') };

/** Languages of the system (ISO 639-1). */
export type SupportedLanguage = 'sv' | keyof typeof translations;

/** Supported languages; the first is the default. */
const supportedLanguages: readonly SupportedLanguage[] = ['sv', 'en'];

/** Returns the supported language that `Accept-Language` prefers; default: Swedish. */
export const negotiateLanguage = (request: Pick<Request, 'acceptsLanguages'>): SupportedLanguage =>
  acceptedLanguage(request, supportedLanguages) ?? 'sv';

/** Translates the texts of an offering and its category. */
export function translateOffering(row: OfferingRow, language: SupportedLanguage): OfferingRow {
  if (language === 'sv') return row;
  const { categories, offerings } = translations[language];
  const { name, description, listItems, unit } = offerings[row.code] ?? {};
  return {
    ...row,
    name: name ?? row.name,
    description: description ?? row.description,
    listItems: listItems ?? row.listItems,
    unit: row.unit && { ...row.unit, ...unit },
    category: { ...row.category, name: categories[row.category.name] ?? row.category.name },
  };
}

/** Returns the text that replaces an unknown price. */
export const translateUnknownPrice = (language: SupportedLanguage): string =>
  language === 'sv' ? unknownPriceText : translations[language].unknownPrice;

type OfferingTexts = InferType<typeof textsSchema>;

function readTexts(language: string): {
  unknownPrice: string;
  categories: Readonly<Record<string, string>>;
  offerings: Readonly<Record<string, OfferingTexts>>;
} {
  const path = join('services', 'mechmate', `offerings.${language}.yml`);
  const texts = fileSchema.validateSync(parse(readFileSync(path, 'utf8')), { strict: true });
  return {
    unknownPrice: texts.unknownPrice,
    categories: texts.categories,
    offerings: texts.offerings,
  };
}
