import { LRUCache } from 'lru-cache';
import { equipmentTexts } from './equipmentTexts';
import { en as british } from './words/en';
import { fi } from './words/fi';
import { nb } from './words/nb';
import type { StockPhrases } from './words/phrases.types';
import { sk } from './words/sk';
import { sv } from './words/sv';

/** English texts with metric units: distances in kilometres. */
const metricEnglish: StockPhrases = {
  ...british,
  unit: { ...british.unit, mileage: 'km', range: 'km', consumption: 'l/100 km' },
  acceleration: '0–100 km/h',
};

const KM_PER_SWEDISH_MIL = 10;
/** The number format of all English pages (formatLocaleOf). */
const LOCALE = 'en-GB';

/** Pairs of the texts that two objects have at the same keys. */
const pairTexts = (from: object, to: object): [string, string][] => {
  const toTexts = new Map<string, unknown>(Object.entries(to));
  return Object.entries(from).flatMap(([key, text]: [string, unknown]): [string, string][] => {
    const toText = toTexts.get(key);
    if (typeof text === 'string') return typeof toText === 'string' ? [[text, toText]] : [];
    const isGroup = typeof text === 'object' && text !== null;
    return isGroup && typeof toText === 'object' && toText !== null ? pairTexts(text, toText) : [];
  });
};

/**
 * Swedish and Norwegian credit examples contain more than British ones, so their translation does as well.
 */
const variableRateLoan = (residual: string): StockPhrases['loan'] => ({
  ...metricEnglish.loan,
  description: 'Borrow with a deposit from {minimum} per cent. The interest rate is variable.',
  disclaimer: `Example: {credit} over {months} months at a variable {rate}% with a set-up fee of {start} and {invoice} per payment.${residual} Subject to status.`,
});

const languages: readonly (readonly [StockPhrases, StockPhrases])[] = [
  [sv, { ...metricEnglish, loan: variableRateLoan(' Residual value {residual}%.') }],
  [nb, { ...metricEnglish, loan: variableRateLoan('') }],
  [sk, metricEnglish],
  [fi, metricEnglish],
];
const isTemplate = ([text]: readonly [string, string]) => text.includes('{');
/** All phrases except units, which are recognised by the number before them. */
const phrases = languages.flatMap(([{ unit: _, withPackage: __, ...texts }, to]) =>
  pairTexts(texts, to),
);

const translations = new Map<string, string>([
  ...phrases.filter((pair) => !isTemplate(pair)),
  ...Object.values(equipmentTexts).flatMap(({ en, ...texts }) =>
    Object.values(texts).map((text): [string, string] => [text, en]),
  ),
]);

const escapeRegExp = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const templates = phrases.filter(isTemplate).map(([text, to]) => ({
  pattern: new RegExp(`^${escapeRegExp(text).replace(/\\\{(\w+)\\\}/g, '(?<$1>.{1,80}?)')}$`),
  to,
}));

const alternation = (texts: Iterable<string>) =>
  [...new Set(texts)]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');

const unitPairs = languages.flatMap(([{ unit }]) => pairTexts(unit, metricEnglish.unit));
/** Units after a number, and periods after an amount or a unit: `/mån`, `/år`. */
const units = new Map(unitPairs.filter(([unit]) => !unit.startsWith('/')));
const periods = new Map(unitPairs.filter(([unit]) => unit.startsWith('/')));
const unitPattern = new RegExp(
  `(?<=\\d[\\s\\u00a0]?)(${alternation(units.keys())})(?![\\p{L}/])`,
  'gu',
);
const periodPattern = new RegExp(`(${alternation(periods.keys())})(?!\\p{L})`, 'gu');

const NUMBER = String.raw`\d{1,3}(?:[\s\u00a0\u202f]\d{3})+(?:,\d+)?|\d+(?:,\d+)?`;
const mil = new RegExp(`(${NUMBER})[\\s\\u00a0]mil(?!\\p{L})`, 'gu');
const money = new RegExp(`(${NUMBER})[\\s\\u00a0](?:kr\\.?|€)(?!\\p{L})`, 'gu');
const number = new RegExp(NUMBER, 'g');
const accelerations = new RegExp(
  `^(?:${alternation(languages.map(([{ acceleration }]) => acceleration))})`,
);

const parseNumber = (digits: string) =>
  Number(digits.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'));

/** Formats a number with its decimals; one without separators stays unchanged, since it may be a year. */
function formatNumber(digits: string): string {
  if (!/[\s\u00a0\u202f,]/.test(digits)) return digits;
  const decimals = digits.split(',')[1]?.length ?? 0;
  return parseNumber(digits).toLocaleString(LOCALE, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

function translateAmounts(text: string, currency: string): string {
  const formatMoney = (_: string, digits: string) =>
    parseNumber(digits).toLocaleString(LOCALE, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    });
  const formatKilometres = (_: string, digits: string) =>
    `${(parseNumber(digits) * KM_PER_SWEDISH_MIL).toLocaleString(LOCALE)} km`;
  // Translated numbers have commas between thousands and must not be translated again; others have spaces.
  return text
    .split(/((?:\d[\d\s\u00a0\u202f]*)(?:,\d+)?[\s\u00a0](?:mil|kr\.?|€)(?!\p{L}))/u)
    .map((segment, index) =>
      index % 2 === 1
        ? segment.replace(mil, formatKilometres).replace(money, formatMoney)
        : segment.replace(number, formatNumber),
    )
    .join('')
    .replace(accelerations, metricEnglish.acceleration)
    .replace(unitPattern, (unit: string) => units.get(unit) ?? unit)
    .replace(periodPattern, (period: string) => periods.get(period) ?? period);
}

const cache = new LRUCache<string, string>({ max: 5000 });

/**
 * Translates a text of another market's stock to English: its phrases by the tables of its language;
 * numbers, amounts and units in English format; Swedish mil to kilometres. Phrases that are in no table stay
 * unchanged.
 * @param currency of the market, ISO 4217
 */
export function translateStockText(text: string, currency: string): string {
  const key = `${currency} ${text}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const translation = translateText(text, currency);
  cache.set(key, translation);
  return translation;
}

const packageLink = new RegExp(
  `^(.+) (?:${alternation(languages.map(([{ withPackage }]) => withPackage.replace(' {package}', '')))}) (.+)$`,
);

/** Translates the text of a link to the same car in another package. */
export const translatePackageLink = (link: string): string =>
  link.replace(packageLink, `$1 ${metricEnglish.withPackage.replace('{package}', '$2')}`);

function translateText(text: string, currency: string): string {
  const word = translations.get(text);
  if (word !== undefined) return word;
  for (const { pattern, to } of templates) {
    const values = pattern.exec(text)?.groups;
    if (values) {
      return to.replace(/\{(\w+)\}/g, (_, name: string) =>
        translateAmounts(values[name] ?? '', currency),
      );
    }
  }
  return translateAmounts(text, currency);
}
