/** Titles that people write before a name with a dot and no blank: `Dr.Ek`, `Ing.arch.Novák`. */
const titles =
  'dr|med|phil|jur|prof|doc|docent|ing|arch|art|mgr|mag|bc|dipl|judr|mudr|mvdr|phdr|rndr|paeddr|thdr|mr|mrs|ms|st|sv|fr|hr|jr|sr';
const endsInTitle = new RegExp(`(?:^|[^\\p{L}])(?:${titles})$`, 'iu');
const endsInInitial = /(?:^|[^\p{L}])\p{Lu}$/u;

/** Apostrophes and what people type for them. */
const apostrophes = /[\u2018-\u201b\u2032\u02b9\u02bc\u00b4`\uff07]/g;
const quotes = /[\u201c-\u201f\u2033\u00ab\u00bb\uff02]/g;
/** All dashes, and the minus sign. */
const dashes = /[\p{Pd}\u2212]/gu;

/** A blank behind the dot of an initial or a title: `H.C.Andersen` is `H. C. Andersen`, and reads as no address of the web. */
function spaced(name: string): string {
  return name.split('.').reduce((read, next) => {
    const isShortened = endsInInitial.test(read) || endsInTitle.test(read);
    return `${read}.${isShortened && /^\p{L}/u.test(next) ? ' ' : ''}${next}`;
  });
}

/** A person's name in characters that all systems know; each keyboard, phone and program writes some in another way. */
export const plainName = (typed: string): string =>
  spaced(
    typed
      .normalize('NFC')
      .replace(apostrophes, "'")
      .replace(quotes, '"')
      .replace(dashes, '-')
      .replace('\uff06', '&'),
  );

/**
 * Letters of any script, and what stands between them in names: `H:son`, `Anna & Erik`, `Erik "Kickan" Ek`, `John Smith 2nd`;
 * a dot only where no address could be made of it, and no other digits, since names have none.
 */
export const namePattern =
  /^(?!.*\.\p{L}{2})(?=.*\p{L})(?:[\p{L}\p{M}'".,()&\u00b7\u30fb\- ]|:(?=s?son(?!\p{L})|dotter)|\d(?:st|nd|rd|th)(?!\p{L}))+$/u;
