import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'express';
import { parse } from 'yaml';
import { array, lazy, object, string, type InferType, type ISchema } from 'yup';
import { languageAsked } from '../../platform/http/languageAsked';
import { unknownPriceText, type OfferingRow } from './offerings';

const text = () => string().strict();

const words = object({
  name: text(),
  description: text(),
  listItems: array().of(text().required()).default(undefined),
  unit: object({
    unit: text().required(),
    unitAbbreviation: text().required(),
    postfix: text().required(),
  }).default(undefined),
}).noUnknown();

const byKey = <S extends ISchema<unknown>>(of: S) =>
  lazy((sent: Record<string, unknown>) =>
    object(Object.fromEntries(Object.keys(sent).map((key) => [key, of]))),
  );

const file = object({
  unknownPrice: text().required(),
  categories: byKey(text().required()),
  offerings: byKey(words),
});

/** Languages that this system speaks besides its own, each with a file of texts. */
const translations = { en: readTexts('en') };

/** A language that this system speaks: ISO 639-1. */
export type SpokenLanguage = 'sv' | keyof typeof translations;

/** Swedish first: it is what is spoken where nothing else is asked for. */
const spokenLanguages: readonly SpokenLanguage[] = ['sv', 'en'];

/** The language that a request asks for in `Accept-Language`; Swedish where it asks for none that is spoken. */
export const languageOf = (request: Pick<Request, 'acceptsLanguages'>): SpokenLanguage =>
  languageAsked(request, spokenLanguages) ?? 'sv';

/** An offering, and the category that it is in, as a language calls them. */
export function inLanguage(row: OfferingRow, language: SpokenLanguage): OfferingRow {
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

/** What is said in a language where there is no price. */
export const unknownPriceIn = (language: SpokenLanguage): string =>
  language === 'sv' ? unknownPriceText : translations[language].unknownPrice;

type Words = InferType<typeof words>;

function readTexts(language: string): {
  unknownPrice: string;
  categories: Readonly<Record<string, string>>;
  offerings: Readonly<Record<string, Words>>;
} {
  const path = join('services', 'mechmate', `offerings.${language}.yml`);
  const read = file.validateSync(parse(readFileSync(path, 'utf8')), { strict: true });
  return {
    unknownPrice: read.unknownPrice,
    categories: read.categories,
    offerings: read.offerings,
  };
}
