/** A group of rules in Stitches' sheet, which follows a marker rule with its number. */
interface Group {
  number: number;
  rules: CSSMediaRule;
}

/**
 * Adds the rules of another page that this page lacks, so that blocks of that page look the same here: a
 * page contains only the rules for its own content. Rules are added at the end of their group, where
 * Stitches would have put them (design-system/styling/sheet.ts).
 */
export function adoptStyles(otherPage: Document): void {
  const ownSheet = [...document.styleSheets].find((sheet) => readGroups(sheet).length > 0);
  if (!ownSheet) return;
  if (adoptedTexts.size === 0) styleTexts(document).forEach((text) => adoptedTexts.add(text));
  for (const text of styleTexts(otherPage)) {
    // Comparing rule by rule takes long on a phone, and similar pages have the same styles.
    if (adoptedTexts.has(text)) continue;
    if (adoptedTexts.size >= MAX_TEXTS) adoptedTexts.clear();
    adoptedTexts.add(text);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    for (const group of readGroups(sheet)) adoptGroup(ownSheet, group);
  }
}

/** Texts of style sheets whose rules are all in the page, and how many are remembered. */
const adoptedTexts = new Set<string>();
const MAX_TEXTS = 20;

const styleTexts = (page: Document): string[] =>
  [...page.querySelectorAll('style')].map(({ textContent }) => textContent);

function adoptGroup(ownSheet: CSSStyleSheet, { number, rules }: Group): void {
  const groups = readGroups(ownSheet);
  const group =
    groups.find((candidate) => candidate.number === number) ?? addGroup(ownSheet, number);
  if (!group) return;
  const existing = new Set([...group.rules.cssRules].map(({ cssText }) => cssText));
  for (const { cssText } of rules.cssRules) {
    if (!existing.has(cssText)) group.rules.insertRule(cssText, group.rules.cssRules.length);
  }
}

/** Inserts a group before the groups with higher numbers. */
function addGroup(sheet: CSSStyleSheet, number: number): Group | undefined {
  const nextGroup = readGroups(sheet).find((group) => group.number > number);
  const index = nextGroup
    ? [...sheet.cssRules].indexOf(nextGroup.rules) - 1
    : sheet.cssRules.length;
  sheet.insertRule('@media{}', index);
  sheet.insertRule(`--sxs{--sxs:${number}}`, index);
  return readGroups(sheet).find((group) => group.number === number);
}

function readGroups(sheet: CSSStyleSheet): Group[] {
  const rules = [...sheet.cssRules];
  return rules.flatMap((rule, index) => {
    const nextRule = rules[index + 1];
    const isMarker = rule instanceof CSSStyleRule && rule.selectorText === '--sxs';
    if (!isMarker || !(nextRule instanceof CSSMediaRule)) return [];
    return [{ number: Number.parseInt(rule.style.getPropertyValue('--sxs'), 10), rules: nextRule }];
  });
}
