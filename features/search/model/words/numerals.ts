/** Number words of a language. Case and diacritics are ignored; compounds are split into these words. */
export interface Numerals {
  /** Words with their values: 1 to 19, tens that have their own names, and fractions. */
  units: Readonly<Record<string, number>>;
  /** Words that multiply the number before them: `hundred`, `thousand`. */
  times: Readonly<Record<string, number>>;
  /** Articles that mean one before a multiplier: `a hundred`. */
  articles: readonly string[];
  /** Words for `and` within a number. */
  and: readonly string[];
}

/** Maps words to values by position; a bar separates words with the same value. */
const mapWordsToValues = (words: string, values: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    words
      .split(' ')
      .flatMap((names, at) => names.split('|').map((name) => [name, values[at] ?? 0] as const)),
  );

const toTen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const teens = [11, 12, 13, 14, 15, 16, 17, 18, 19];
const tens = [20, 30, 40, 50, 60, 70, 80, 90];

export const svNumerals: Numerals = {
  units: {
    ...mapWordsToValues('ett|en två tre fyra fem sex sju åtta nio tio', toTen),
    ...mapWordsToValues('elva tolv tretton fjorton femton sexton sjutton arton nitton', teens),
    ...mapWordsToValues('halv kvarts', [0.5, 0.25]),
    ...mapWordsToValues('tjugo trettio fyrtio femtio sextio sjuttio åttio nittio', tens),
  },
  times: { hundra: 100, tusen: 1000, miljon: 1_000_000, miljoner: 1_000_000 },
  articles: ['ett', 'en'],
  and: ['och'],
};

export const nbNumerals: Numerals = {
  units: {
    ...mapWordsToValues('ett|en|et to tre fire fem seks sju|syv åtte ni ti', toTen),
    ...mapWordsToValues('elleve tolv tretten fjorten femten seksten sytten atten nitten', teens),
    ...mapWordsToValues('halv kvart', [0.5, 0.25]),
    ...mapWordsToValues('tjue|tyve tretti|tredve førti femti seksti sytti åtti nitti', tens),
  },
  times: { hundre: 100, tusen: 1000, million: 1_000_000, millioner: 1_000_000 },
  articles: ['ett', 'et', 'en'],
  and: ['og'],
};

export const enNumerals: Numerals = {
  units: {
    ...mapWordsToValues('one two three four five six seven eight nine ten', toTen),
    ...mapWordsToValues(
      'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      teens,
    ),
    ...mapWordsToValues('twenty thirty forty|fourty fifty sixty seventy eighty ninety', tens),
  },
  times: { hundred: 100, thousand: 1000, grand: 1000, million: 1_000_000 },
  articles: ['one', 'a'],
  and: ['and'],
};

export const skNumerals: Numerals = {
  units: {
    ...mapWordsToValues('pol', [0.5]),
    ...mapWordsToValues(
      'jeden|jedna dva|dve|dvoch tri|troch štyri päť šesť sedem osem deväť desať',
      toTen,
    ),
    ...mapWordsToValues(
      'jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť',
      teens,
    ),
    ...mapWordsToValues(
      'dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat',
      tens,
    ),
  },
  times: {
    sto: 100,
    stovky: 100,
    stoviek: 100,
    tisíc: 1000,
    tisíce: 1000,
    milión: 1_000_000,
    milióna: 1_000_000,
  },
  articles: ['jeden'],
  and: [],
};

export const fiNumerals: Numerals = {
  units: {
    ...mapWordsToValues('puoli', [0.5]),
    ...mapWordsToValues(
      'yksi|yhden kaksi|kahden kolme|kolmen neljä|neljän viisi|viiden kuusi|kuuden seitsemän kahdeksan yhdeksän kymmenen',
      toTen,
    ),
    ...mapWordsToValues(
      'yksitoista kaksitoista kolmetoista neljätoista viisitoista kuusitoista seitsemäntoista kahdeksantoista yhdeksäntoista',
      teens,
    ),
    ...mapWordsToValues(
      'kahdentoista kolmentoista neljäntoista viidentoista kuudentoista',
      [12, 13, 14, 15, 16],
    ),
  },
  times: {
    kymmentä: 10,
    kymmenen: 10,
    sata: 100,
    sataa: 100,
    sadan: 100,
    tuhat: 1000,
    tuhatta: 1000,
    tuhannen: 1000,
    tonnia: 1000,
    tonnin: 1000,
    miljoona: 1_000_000,
    miljoonaa: 1_000_000,
  },
  articles: ['yksi'],
  and: [],
};
