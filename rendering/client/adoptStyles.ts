/** A group of Stitches' sheet: a marker that numbers it, and behind it the rules. */
interface Group {
  number: number;
  rules: CSSMediaRule;
}

/**
 * Gives this page the rules of another one that it lacks, so that parts of that one look here as there:
 * a page carries only the rules of what is on it. Rules go to the end of their own group, which is
 * where Stitches would have put them (design-system/styling/sheet.ts).
 */
export function adoptStyles(other: Document): void {
  const own = [...document.styleSheets].find((sheet) => groupsOf(sheet).length > 0);
  if (!own) return;
  if (adopted.size === 0) textsOf(document).forEach((text) => adopted.add(text));
  for (const text of textsOf(other)) {
    // To compare rule by rule takes long on a phone, and like pages have like styles.
    if (adopted.has(text)) continue;
    if (adopted.size >= MAX_TEXTS) adopted.clear();
    adopted.add(text);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    for (const group of groupsOf(sheet)) adoptGroup(own, group);
  }
}

/** Sheets of which the page has every rule, and how many are remembered. */
const adopted = new Set<string>();
const MAX_TEXTS = 20;

const textsOf = (page: Document): string[] =>
  [...page.querySelectorAll('style')].map(({ textContent }) => textContent);

function adoptGroup(own: CSSStyleSheet, { number, rules }: Group): void {
  const groups = groupsOf(own);
  const group = groups.find((known) => known.number === number) ?? addGroup(own, number);
  if (!group) return;
  const known = new Set([...group.rules.cssRules].map(({ cssText }) => cssText));
  for (const { cssText } of rules.cssRules) {
    if (!known.has(cssText)) group.rules.insertRule(cssText, group.rules.cssRules.length);
  }
}

/** A new group stands before those of higher numbers. */
function addGroup(sheet: CSSStyleSheet, number: number): Group | undefined {
  const next = groupsOf(sheet).find((group) => group.number > number);
  const at = next ? [...sheet.cssRules].indexOf(next.rules) - 1 : sheet.cssRules.length;
  sheet.insertRule('@media{}', at);
  sheet.insertRule(`--sxs{--sxs:${number}}`, at);
  return groupsOf(sheet).find((group) => group.number === number);
}

function groupsOf(sheet: CSSStyleSheet): Group[] {
  const rules = [...sheet.cssRules];
  return rules.flatMap((rule, at) => {
    const next = rules[at + 1];
    const isMarker = rule instanceof CSSStyleRule && rule.selectorText === '--sxs';
    if (!isMarker || !(next instanceof CSSMediaRule)) return [];
    return [{ number: Number.parseInt(rule.style.getPropertyValue('--sxs'), 10), rules: next }];
  });
}
