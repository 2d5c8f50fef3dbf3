/** Media that never are. */
const NEVER = 'not all';

/**
 * Shows a page of our own origin with the styles that it has on paper: rules for print count, those for screens do not.
 * @returns how to show it as on screens again
 */
export function showAsPrinted(page: Document): () => void {
  const before: { media: MediaList; text: string }[] = [];
  const rewrite = (media: MediaList): void => {
    const text = media.mediaText;
    const printed = asPrinted(text);
    if (printed === text) return;
    before.push({ media, text });
    media.mediaText = printed;
  };
  for (const sheet of page.styleSheets) {
    rewrite(sheet.media);
    for (const rule of rulesOf(sheet)) rewrite(rule.media);
  }
  return () => {
    for (const { media, text } of before) media.mediaText = text;
  };
}

/** The same conditions for a page on a screen that shall look as on paper. */
export function asPrinted(media: string): string {
  return media
    .split(',')
    .map((query) => {
      if (/\bnot\s+print\b|\bscreen\b(?<!not\s+screen)/i.test(query)) return NEVER;
      return query.replace(/\bonly\s+print\b|\bnot\s+screen\b|\bprint\b/gi, 'all').trim();
    })
    .join(', ');
}

/** Every rule with a condition, those in others included; none of a sheet that another origin keeps to itself. */
function rulesOf(sheet: CSSStyleSheet): CSSMediaRule[] {
  try {
    return mediaRules(sheet.cssRules);
  } catch {
    return [];
  }
}

const mediaRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    // A rule of the page's window is no instance of this one's classes.
    const inner = 'cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : [];
    return 'media' in rule && 'cssRules' in rule ? [rule as CSSMediaRule, ...inner] : inner;
  });
