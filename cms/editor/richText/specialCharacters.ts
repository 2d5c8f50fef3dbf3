/** Quotation marks of a language, opening and closing. */
const quotes: Readonly<Record<string, readonly [string, string]>> = {
  sv: ['”', '”'],
  fi: ['”', '”'],
  nb: ['«', '»'],
  no: ['«', '»'],
  sk: ['„', '“'],
  cs: ['„', '“'],
  de: ['„', '“'],
};

/** Characters that keyboards lack, by message key, with the quotation marks of the text's language. */
export function specialCharacters(language: string) {
  const [openingQuote, closingQuote] = quotes[language.slice(0, 2).toLowerCase()] ?? ['“', '”'];
  return {
    nonBreakingSpace: '\u{A0}',
    softHyphen: '\u{AD}',
    enDash: '–',
    emDash: '—',
    openingQuote,
    closingQuote,
    apostrophe: '’',
    ellipsis: '…',
    copyright: '©',
    registered: '®',
    trademark: '™',
    euro: '€',
    degree: '°',
    times: '×',
  } as const;
}
