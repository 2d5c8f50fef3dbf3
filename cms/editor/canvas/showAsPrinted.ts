/** A media query that never matches. */
const NEVER = 'not all';

/**
 * Shows a page of our origin with its print styles: rules for print apply, and rules for screens do not.
 * @returns a function that restores the screen styles
 */
export function showAsPrinted(page: Document): () => void {
  const originals: { media: MediaList; text: string }[] = [];
  const rewrite = (media: MediaList): void => {
    const text = media.mediaText;
    const printMedia = toPrintMedia(text);
    if (printMedia === text) return;
    originals.push({ media, text });
    media.mediaText = printMedia;
  };
  for (const sheet of page.styleSheets) {
    rewrite(sheet.media);
    for (const rule of readMediaRules(sheet)) rewrite(rule.media);
  }
  return () => {
    for (const { media, text } of originals) media.mediaText = text;
  };
}

/** Rewrites media queries so that print styles apply on a screen. */
export function toPrintMedia(media: string): string {
  return media
    .split(',')
    .map((query) => {
      if (/\bnot\s+print\b|\bscreen\b(?<!not\s+screen)/i.test(query)) return NEVER;
      return query.replace(/\bonly\s+print\b|\bnot\s+screen\b|\bprint\b/gi, 'all').trim();
    })
    .join(', ');
}

/**
 * Returns all rules with media queries, including nested ones. Style sheets of other origins cannot be read.
 */
function readMediaRules(sheet: CSSStyleSheet): CSSMediaRule[] {
  try {
    return collectMediaRules(sheet.cssRules);
  } catch {
    return [];
  }
}

const collectMediaRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    // Checked by property: rules of the page's window are no instances of this window's classes.
    const inner = 'cssRules' in rule ? collectMediaRules(rule.cssRules as CSSRuleList) : [];
    return 'media' in rule && 'cssRules' in rule ? [rule as CSSMediaRule, ...inner] : inner;
  });
