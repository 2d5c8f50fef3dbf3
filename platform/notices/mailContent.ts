/** The content of an e-mail, from top to bottom. */
export interface MailContent {
  title: string;
  /** Paragraphs are separated by an empty line. */
  beginning: string;
  /** Words of someone else. */
  quote?: string;
  /** Pairs of name and value; those without a value are left out. */
  facts: readonly (readonly [string, string])[];
  /** The cars or other items that the mail is about. */
  items?: readonly MailItem[];
  action: { text: string; href: string };
  end: string;
  /** Further links: below the end in HTML, above it in plain text. */
  links?: readonly { text: string; href: string }[];
}

/** One of several items in an e-mail; `href` is absent when its page no longer exists. */
export interface MailItem {
  title: string;
  href?: string;
  lines: readonly string[];
}

/** The e-mail as plain text. */
export function mailText({
  beginning,
  quote = '',
  facts,
  items = [],
  action,
  end,
  links = [],
}: MailContent): string {
  const lines = nonEmptyFacts(facts).map(([name, value]) => `${name}: ${value}`);
  return [
    beginning,
    quote,
    lines.join('\n'),
    ...items.map(({ title, href, lines }) => [title, ...lines, href].filter(Boolean).join('\n')),
    ...[action, ...links].map(({ text, href }) => `${text}:\n${href}`),
    end,
  ]
    .filter(Boolean)
    .concat('')
    .join('\n\n');
}

/** The facts that have a value. */
export const nonEmptyFacts = (facts: MailContent['facts']): MailContent['facts'] =>
  facts.filter(([, value]) => value !== '');
