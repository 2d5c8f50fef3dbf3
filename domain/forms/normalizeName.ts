/** Titles that people write before a name with a dot and no space: `Dr.Ek`, `Ing.arch.Novák`. */
const TITLES_PATTERN =
  'dr|med|phil|jur|prof|doc|docent|ing|arch|art|mgr|mag|bc|dipl|judr|mudr|mvdr|phdr|rndr|paeddr|thdr|mr|mrs|ms|st|sv|fr|hr|jr|sr';
const endsInTitle = new RegExp(`(?:^|[^\\p{L}])(?:${TITLES_PATTERN})$`, 'iu');
const endsInInitial = /(?:^|[^\p{L}])\p{Lu}$/u;

/** Apostrophes and similar characters. */
const apostrophes = /[\u2018-\u201b\u2032\u02b9\u02bc\u00b4`\uff07]/g;
const quotes = /[\u201c-\u201f\u2033\u00ab\u00bb\uff02]/g;
/** All dashes, and the minus sign. */
const dashes = /[\p{Pd}\u2212]/gu;

/**
 * Adds a space after the dot of an initial or a title: `H.C.Andersen` becomes `H. C. Andersen`, so that it
 * does not read as a web address.
 */
function addSpaces(name: string): string {
  return name.split('.').reduce((result, next) => {
    const isAbbreviation = endsInInitial.test(result) || endsInTitle.test(result);
    return `${result}.${isAbbreviation && /^\p{L}/u.test(next) ? ' ' : ''}${next}`;
  });
}

/**
 * A person's name in characters that all systems accept: keyboards, phones and programs write some
 * characters differently.
 */
export const normalizeName = (typed: string): string =>
  addSpaces(
    typed
      .normalize('NFC')
      .replace(apostrophes, "'")
      .replace(quotes, '"')
      .replace(dashes, '-')
      .replace('\uff06', '&'),
  );

/**
 * Letters of any script, and the characters between them in names: `H:son`, `Anna & Erik`, `Erik "Kickan"
 * Ek`, `John Smith 2nd`. A dot is accepted only where it cannot be part of a web address, and a digit only
 * in an ordinal.
 */
export const namePattern =
  /^(?!.*\.\p{L}{2})(?=.*\p{L})(?:[\p{L}\p{M}'".,()&\u00b7\u30fb\- ]|:(?=s?son(?!\p{L})|dotter)|\d(?:st|nd|rd|th)(?!\p{L}))+$/u;
