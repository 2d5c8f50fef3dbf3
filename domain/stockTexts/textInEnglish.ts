import { LRUCache } from 'lru-cache';
import { equipmentTexts } from './equipmentTexts';
import { en as british } from './words/en';
import { fi } from './words/fi';
import { nb } from './words/nb';
import type { StockPhrases } from './words/phrases.types';
import { sk } from './words/sk';
import { sv } from './words/sv';

/** English as it is read where distances are kilometres. */
const english: StockPhrases = {
  ...british,
  unit: { ...british.unit, mileage: 'km', range: 'km', consumption: 'l/100 km' },
  acceleration: '0–100 km/h',
};

const KM_PER_MIL = 10;
/** As all English pages write numbers (formatLocaleOf). */
const LOCALE = 'en-GB';

/** The texts of two languages, side by side. */
const pairs = (from: object, to: object): [string, string][] => {
  const others = new Map<string, unknown>(Object.entries(to));
  return Object.entries(from).flatMap(([key, text]: [string, unknown]): [string, string][] => {
    const other = others.get(key);
    if (typeof text === 'string') return typeof other === 'string' ? [[text, other]] : [];
    const isGroup = typeof text === 'object' && text !== null;
    return isGroup && typeof other === 'object' && other !== null ? pairs(text, other) : [];
  });
};

/** Swedish and Norwegian examples of credit tell more than British ones do, and so does their English. */
const variableRate = (residual: string): StockPhrases['loan'] => ({
  ...english.loan,
  description: 'Borrow with a deposit from {minimum} per cent. The interest rate is variable.',
  disclaimer: `Example: {credit} over {months} months at a variable {rate}% with a set-up fee of {start} and {invoice} per payment.${residual} Subject to status.`,
});

const others: readonly (readonly [StockPhrases, StockPhrases])[] = [
  [sv, { ...english, loan: variableRate(' Residual value {residual}%.') }],
  [nb, { ...english, loan: variableRate('') }],
  [sk, english],
  [fi, english],
];
const isTemplate = ([text]: readonly [string, string]) => text.includes('{');
/** Units are told apart from words by the number before them. */
const phrases = others.flatMap(([{ unit: _, withPackage: __, ...words }, to]) => pairs(words, to));

const exact = new Map<string, string>([
  ...phrases.filter((pair) => !isTemplate(pair)),
  ...Object.values(equipmentTexts).flatMap(({ en, ...texts }) =>
    Object.values(texts).map((text): [string, string] => [text, en]),
  ),
]);

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const templates = phrases.filter(isTemplate).map(([text, to]) => ({
  pattern: new RegExp(`^${escaped(text).replace(/\\\{(\w+)\\\}/g, '(?<$1>.{1,80}?)')}$`),
  to,
}));

const anyOf = (texts: Iterable<string>) =>
  [...new Set(texts)]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

const unitPairs = others.flatMap(([{ unit }]) => pairs(unit, english.unit));
/** What stands behind a number, and what behind an amount or a unit: `/mån`, `/år`. */
const units = new Map(unitPairs.filter(([unit]) => !unit.startsWith('/')));
const periods = new Map(unitPairs.filter(([unit]) => unit.startsWith('/')));
const unitPattern = new RegExp(`(?<=\\d[\\s\\u00a0]?)(${anyOf(units.keys())})(?![\\p{L}/])`, 'gu');
const periodPattern = new RegExp(`(${anyOf(periods.keys())})(?!\\p{L})`, 'gu');

const GROUPS = String.raw`\d{1,3}(?:[\s\u00a0\u202f]\d{3})+(?:,\d+)?|\d+(?:,\d+)?`;
const mil = new RegExp(`(${GROUPS})[\\s\\u00a0]mil(?!\\p{L})`, 'gu');
const money = new RegExp(`(${GROUPS})[\\s\\u00a0](?:kr\\.?|€)(?!\\p{L})`, 'gu');
const number = new RegExp(GROUPS, 'g');
const accelerations = new RegExp(`^(?:${anyOf(others.map(([{ acceleration }]) => acceleration))})`);

const valueOf = (digits: string) =>
  Number(digits.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'));

/** A number with as many decimals as it was written with; one without a separator stays, since it may be a year. */
function written(digits: string): string {
  if (!/[\s\u00a0\u202f,]/.test(digits)) return digits;
  const decimals = digits.split(',')[1]?.length ?? 0;
  return valueOf(digits).toLocaleString(LOCALE, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

function amountsIn(text: string, currency: string): string {
  const asMoney = (_: string, digits: string) =>
    valueOf(digits).toLocaleString(LOCALE, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    });
  const asKilometres = (_: string, digits: string) =>
    `${(valueOf(digits) * KM_PER_MIL).toLocaleString(LOCALE)} km`;
  // What has been written already has commas between thousands: what is left has blanks there.
  return text
    .split(/((?:\d[\d\s\u00a0\u202f]*)(?:,\d+)?[\s\u00a0](?:mil|kr\.?|€)(?!\p{L}))/u)
    .map((part, at) =>
      at % 2 === 1
        ? part.replace(mil, asKilometres).replace(money, asMoney)
        : part.replace(number, written),
    )
    .join('')
    .replace(accelerations, english.acceleration)
    .replace(unitPattern, (unit: string) => units.get(unit) ?? unit)
    .replace(periodPattern, (period: string) => periods.get(period) ?? period);
}

const known = new LRUCache<string, string>({ max: 5000 });

/**
 * What a stock of another market says, in English: its words by the tables of its language, numbers, amounts and units as
 * they are written in English, Swedish mil in kilometres. A text that no table has keeps its words.
 * @param currency ISO 4217, of the market
 */
export function textInEnglish(text: string, currency: string): string {
  const key = `${currency} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const told = translated(text, currency);
  known.set(key, told);
  return told;
}

const packages = new RegExp(
  `^(.+) (?:${anyOf(others.map(([{ withPackage }]) => withPackage.replace(' {package}', '')))}) (.+)$`,
);

/** What a link to the same car in another package says. */
export const packageInEnglish = (link: string): string =>
  link.replace(packages, `$1 ${english.withPackage.replace('{package}', '$2')}`);

function translated(text: string, currency: string): string {
  const word = exact.get(text);
  if (word !== undefined) return word;
  for (const { pattern, to } of templates) {
    const values = pattern.exec(text)?.groups;
    if (values) {
      return to.replace(/\{(\w+)\}/g, (_, name: string) => amountsIn(values[name] ?? '', currency));
    }
  }
  return amountsIn(text, currency);
}
