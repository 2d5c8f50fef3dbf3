import { foldText } from './foldText';

/**
 * Last words of Finnish towns, with their weak and strong stems; other words follow the rules in
 * finnishForms.
 */
const finnishStems: readonly (readonly [ending: string, weak: string, strong: string])[] = [
  ['joki', 'joe', 'joke'],
  ['jarvi', 'jarve', 'jarve'],
  ['niemi', 'nieme', 'nieme'],
  ['maki', 'mae', 'make'],
  ['koski', 'koske', 'koske'],
  ['lahti', 'lahde', 'lahte'],
  ['salmi', 'salme', 'salme'],
  ['saari', 'saare', 'saare'],
  ['lampi', 'lamme', 'lampe'],
  ['vesi', 'vede', 'vete'],
  ['kivi', 'kive', 'kive'],
  ['virrat', 'virtoi', 'virtoi'],
  ['uusikaupunki', 'uudenkaupungi', 'uutenkaupunki'],
];

/** Consonants before the last vowel, to their form in a closed syllable (consonant gradation). */
const gradation: readonly (readonly [strong: string, weak: string])[] = [
  ['nk', 'ng'],
  ['nt', 'nn'],
  ['lt', 'll'],
  ['rt', 'rr'],
  ['mp', 'mm'],
  ['ht', 'hd'],
  ['kk', 'k'],
  ['pp', 'p'],
  ['tt', 't'],
  ['rk', 'r'],
  ['lk', 'l'],
];

const VOWELS = 'aeiouy';

function finnishForms(name: string): string[] {
  const match = finnishStems.find(([ending]) => name.endsWith(ending));
  const stem = (ending: string) => (match ? name.slice(0, -match[0].length) + ending : name);
  if (match) return addCaseEndings(stem(match[1]), stem(match[2]));
  if (name.endsWith('us'))
    return addCaseEndings(`${name.slice(0, -1)}de`, `${name.slice(0, -1)}te`);
  if (name.endsWith('nen'))
    return addCaseEndings(`${name.slice(0, -3)}se`, `${name.slice(0, -3)}se`);
  if (name.endsWith('e')) return [...addCaseEndings(`${name}e`, `${name}e`), `${name}tta`];
  if (!VOWELS.includes(name.at(-1) ?? '')) return addCaseEndings(`${name}i`, `${name}i`);
  return addCaseEndings(weakenStem(name), name);
}

function weakenStem(name: string): string {
  const [body, last] = [name.slice(0, -1), name.slice(-1)];
  const change = gradation.find(([strong]) => body.endsWith(strong));
  return change ? body.slice(0, -change[0].length) + change[1] + last : name;
}

/** Adds the endings of the genitive, partitive and locative cases; normalized, so that ä is a. */
function addCaseEndings(weak: string, strong: string): string[] {
  const last = strong.at(-1) ?? '';
  return [
    ...['n', 'ssa', 'sta', 'lla', 'lta', 'lle'].map((ending) => weak + ending),
    ...['a', 'ta', `${last}n`, `h${last}n`, 'seen'].map((ending) => strong + ending),
  ];
}

/** Endings of Slovak towns and their replacements in other cases; the first match counts. */
const slovakEndings: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ['ovce', ['oviec', 'ovciach', 'ovciam']],
  ['ice', ['ic', 'iciach', 'iciam']],
  ['any', ['an', 'anoch', 'ian', 'ianoch']],
  ['cky', ['ciek', 'ckach']],
  ['mky', ['mkov', 'mkoch']],
  ['y', ['ov', 'och', 'iek', 'ach']],
  ['ves', ['vsi', 'vsou']],
  ['ne', ['neho', 'nom', 'nej']],
  ['ce', ['c', 'ciach']],
  ['a', ['y', 'e', 'i', 'u', 'ou']],
  ['o', ['a', 'e', 'u', 'om']],
  ['ec', ['ca', 'ci', 'com']],
  ['ok', ['ka', 'ku', 'kom']],
  ['e', ['a', 'i', 'om']],
  ['', ['a', 'u', 'e', 'i', 'om']],
];

/** Endings of preceding adjectives: `Banská Bystrica`, `Nové Zámky`. */
const slovakAdjectives: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ['a', ['ej', 'u', 'ou']],
  ['e', ['ych', 'eho', 'om', 'ej', 'ymi']],
  ['y', ['eho', 'om', 'ym']],
  ['', ['']],
];

function slovakForms(name: string): string[] {
  const words = name.split(' ');
  const lastWordForms = inflectWord(words.at(-1) ?? '', slovakEndings);
  return words
    .slice(0, -1)
    .reduceRight<string[]>(
      (forms, word) =>
        inflectWord(word, slovakAdjectives).flatMap((form) =>
          forms.map((laterWords) => `${form} ${laterWords}`),
        ),
      lastWordForms,
    );
}

function inflectWord(
  word: string,
  endings: readonly (readonly [ending: string, others: readonly string[]])[],
): string[] {
  const [ending = '', replacements = ['']] =
    endings.find(([suffix]) => word.endsWith(suffix)) ?? [];
  const stem = ending === '' ? word : word.slice(0, -ending.length);
  return replacements.map((replacement) => stem + replacement);
}

const swedishForms = (name: string): string[] => (/[sxz]$/.test(name) ? [] : [`${name}s`]);

const inflectByCountry: Readonly<Record<string, (name: string) => string[]>> = {
  SE: swedishForms,
  NO: swedishForms,
  FI: finnishForms,
  SK: slovakForms,
};

/**
 * Inflected forms of a town's name in the country's language, normalized: `Tampereen`, `Žiliny`, `Lunds`.
 * Some of the generated forms are not real words, which does no harm: searches do not contain them.
 * @param country ISO 3166-1 alpha-2
 */
export const townForms = (name: string, country: string): readonly string[] =>
  inflectByCountry[country]?.(foldText(name)) ?? [];
