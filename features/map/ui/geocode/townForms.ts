import { foldText } from './foldText';

/** Last words of Finnish towns, and the stems that cases are added to; others follow from their last letters. */
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

/** Consonants before the last vowel as they are in a closed syllable (consonant gradation). */
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

const vowel = 'aeiouy';

function finnishForms(name: string): string[] {
  const known = finnishStems.find(([ending]) => name.endsWith(ending));
  const stem = (of: string) => (known ? name.slice(0, -known[0].length) + of : name);
  if (known) return withCases(stem(known[1]), stem(known[2]));
  if (name.endsWith('us')) return withCases(`${name.slice(0, -1)}de`, `${name.slice(0, -1)}te`);
  if (name.endsWith('nen')) return withCases(`${name.slice(0, -3)}se`, `${name.slice(0, -3)}se`);
  if (name.endsWith('e')) return [...withCases(`${name}e`, `${name}e`), `${name}tta`];
  if (!vowel.includes(name.at(-1) ?? '')) return withCases(`${name}i`, `${name}i`);
  return withCases(weakened(name), name);
}

function weakened(name: string): string {
  const [body, last] = [name.slice(0, -1), name.slice(-1)];
  const change = gradation.find(([strong]) => body.endsWith(strong));
  return change ? body.slice(0, -change[0].length) + change[1] + last : name;
}

/** Genitive, partitive and the cases of place; folded, so that a is ä. */
function withCases(weak: string, strong: string): string[] {
  const last = strong.at(-1) ?? '';
  return [
    ...['n', 'ssa', 'sta', 'lla', 'lta', 'lle'].map((ending) => weak + ending),
    ...['a', 'ta', `${last}n`, `h${last}n`, 'seen'].map((ending) => strong + ending),
  ];
}

/** Endings of Slovak towns and what stands in their places in the other cases, the first that fits. */
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

/** Endings of the adjectives that stand before them: `Banská Bystrica`, `Nové Zámky`. */
const slovakAdjectives: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ['a', ['ej', 'u', 'ou']],
  ['e', ['ych', 'eho', 'om', 'ej', 'ymi']],
  ['y', ['eho', 'om', 'ym']],
  ['', ['']],
];

function slovakForms(name: string): string[] {
  const words = name.split(' ');
  const last = changed(words.at(-1) ?? '', slovakEndings);
  return words
    .slice(0, -1)
    .reduceRight<string[]>(
      (forms, word) =>
        changed(word, slovakAdjectives).flatMap((form) => forms.map((other) => `${form} ${other}`)),
      last,
    );
}

function changed(
  word: string,
  endings: readonly (readonly [ending: string, others: readonly string[]])[],
): string[] {
  const [ending = '', others = ['']] = endings.find(([known]) => word.endsWith(known)) ?? [];
  const stem = ending === '' ? word : word.slice(0, -ending.length);
  return others.map((other) => stem + other);
}

const genitive = (name: string): string[] => (/[sxz]$/.test(name) ? [] : [`${name}s`]);

const formsIn: Readonly<Record<string, (name: string) => string[]>> = {
  SE: genitive,
  NO: genitive,
  FI: finnishForms,
  SK: slovakForms,
};

/**
 * How a town's name is written within a sentence of the country's language, folded: `Tampereen`, `Žiliny`, `Lunds`.
 * Some of the forms are nobody's; they do no harm, since nobody writes them.
 * @param country ISO 3166-1 alpha-2
 */
export const townForms = (name: string, country: string): readonly string[] =>
  formsIn[country]?.(foldText(name)) ?? [];
