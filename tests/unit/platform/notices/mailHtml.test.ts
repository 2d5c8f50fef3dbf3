import { Parser } from 'htmlparser2';
import { contrast } from '../../../../design-system/colour';
import { type ThemeName, themes } from '../../../../design-system/themes/themes';
import type { Language } from '../../../../sites/site.types';
import { exampleEditorMail, exampleMails } from './exampleMails';

/**
 * Properties that Gmail, Outlook and Apple Mail support in `style` attributes, or without which a mail is complete:
 * Outlook on Windows ignores rounded corners and the maximum width, which it gets from a table of its own.
 */
const supportedProperties = new Set([
  ...['background-color', 'color', 'font-family', 'font-size', 'font-style', 'font-weight'],
  ...['letter-spacing', 'line-height', 'text-align', 'text-decoration', 'text-transform'],
  ...['border', 'border-bottom', 'border-collapse', 'border-left', 'border-radius', 'border-top'],
  ...['display', 'margin', 'max-height', 'max-width', 'overflow', 'vertical-align'],
  ...['padding', 'padding-left'],
]);
const unsupportedValues = /var\(|calc\(|clamp\(|rem\b|flex|grid|url\(|rgb\(|position/;

interface Element {
  name: string;
  attributes: Record<string, string>;
  styles: Record<string, string>;
  /** Colours in the light and in the dark scheme, of the element or its ancestors. */
  light: Pair;
  dark: Pair;
  text: string;
}
type Pair = Record<'color' | 'background-color', string>;

const declarations = (style: string): Record<string, string> =>
  Object.fromEntries(
    style
      .split(';')
      .filter((declaration) => declaration.includes(':'))
      .map((declaration) => declaration.split(/:(.*)/s).map((part) => part.trim())),
  );

/** Every element with the colours that a mail program shows it in. */
function readElements(html: string): Element[] {
  const [, darkRules = ''] = html.split('(prefers-color-scheme:dark){');
  const darkClasses = new Map(
    [...darkRules.matchAll(/^\.(\w+)\{(.*)\}$/gm)].map(([, name = '', style = '']) => [
      name,
      declarations(style.replaceAll('!important', '')),
    ]),
  );
  const elements: Element[] = [];
  const stack: Element[] = [];
  const start: Pair = { color: '#000000', 'background-color': '#ffffff' };
  const parser = new Parser({
    onopentag(name, attributes) {
      const styles = declarations(attributes.style ?? '');
      const parent = stack.at(-1);
      const colors = (inherited: Pair, own: Record<string, string>): Pair => ({
        color: own.color ?? inherited.color,
        'background-color': own['background-color'] ?? inherited['background-color'],
      });
      const dark = (attributes.class ?? '').split(' ').map((one) => darkClasses.get(one));
      const element: Element = {
        ...{ name, attributes, styles, text: '' },
        light: colors(parent?.light ?? start, styles),
        dark: colors(parent?.dark ?? start, Object.assign({}, styles, ...dark)),
      };
      elements.push(element);
      stack.push(element);
    },
    ontext(text) {
      const parent = stack.at(-1);
      if (parent) parent.text += text.trim();
    },
    onclosetag() {
      stack.pop();
    },
  });
  parser.end(html);
  return elements;
}

const themeNames = Object.keys(themes) as ThemeName[];
const languages: readonly Language[] = ['sv', 'nb', 'en', 'sk', 'fi'];
const siteName = 'Automotive Sverige';

describe.each(themeNames)('an e-mail in the theme %s', (theme) => {
  const mails = languages.flatMap((language) =>
    exampleMails(theme, language, siteName).map((mail) => ({ ...mail, language })),
  );

  it('has its mark, its language and one action, in every kind and language', () => {
    for (const { html, text, subject, language } of mails) {
      const elements = readElements(html);
      expect(html.replace(/<[^>]+>/g, '')).toContain(siteName);
      expect(elements.find(({ name }) => name === 'html')?.attributes.lang).toBe(language);
      expect(elements.filter(({ name }) => name === 'h1')).toHaveLength(1);
      const actions = elements.filter(
        ({ name, attributes }) => name === 'a' && attributes.class === 'button',
      );
      expect(actions).toHaveLength(1);
      expect(text).toContain(actions[0]?.attributes.href);
      expect(subject + text + html).not.toMatch(/\{[a-z]+\}(?!`)|undefined|NaN/);
    }
  });

  it('is readable in light and in dark colours', () => {
    const unreadable = mails.flatMap(({ kind, html }) =>
      readElements(html)
        .filter(({ name, text, styles }) => {
          const isShown = !['title', 'style'].includes(name) && styles.display !== 'none';
          return isShown && text !== '';
        })
        .flatMap(({ light, dark, text }) =>
          [light, dark].map((pair) => ({
            ...{ kind, text, ...pair },
            ratio: contrast(pair.color, pair['background-color']),
          })),
        )
        .filter(({ ratio }) => ratio < 4.5),
    );
    expect(unreadable).toEqual([]);
  });

  it('uses only what mail programs support, and fits in 600 px', () => {
    const elements = mails.flatMap(({ html }) => readElements(html));
    const styles = new Map(
      elements.flatMap((element) =>
        Object.entries(element.styles).map(([name, value]) => [`${name}:${value}`, name]),
      ),
    );
    expect([...new Set(styles.values())].filter((name) => !supportedProperties.has(name))).toEqual(
      [],
    );
    expect([...styles.keys()].filter((style) => unsupportedValues.test(style))).toEqual([]);
    const names = new Set(elements.map(({ name }) => name));
    for (const unsupported of ['img', 'link', 'script', 'svg', 'form', 'picture'])
      expect(names).not.toContain(unsupported);
    const widths = elements.flatMap(({ name, attributes, styles: { 'max-width': maxWidth } }) => [
      ...(name === 'table' && attributes.width !== '100%' ? [Number(attributes.width ?? 0)] : []),
      ...(maxWidth ? [parseFloat(maxWidth)] : []),
    ]);
    expect(Math.max(...widths)).toBeLessThanOrEqual(600);
  });
});

test('the brands differ in their e-mails', () => {
  const html = themeNames.map((theme) => exampleMails(theme, 'sv', siteName)[0]?.html);
  expect(new Set(html).size).toBe(themeNames.length);
});

test('an e-mail to an editor has the same form, and quotes the words of a comment', () => {
  const { html, text } = exampleEditorMail();
  const quote = readElements(html).find(({ name }) => name === 'blockquote');
  expect(quote?.text).toContain('A longer headline?');
  expect(text).toContain('“A longer headline?\nOr two.”');
  expect(html).toContain('content="light dark"');
});
