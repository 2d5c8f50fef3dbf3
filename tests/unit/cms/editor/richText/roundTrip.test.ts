/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { parseMarkup } from '../../../../../cms/editor/richText/parseMarkup';
import { serializeMarkup } from '../../../../../cms/editor/richText/serializeMarkup';
import { sanitiseHtml } from '../../../../../platform/content/sanitiseHtml';
import { allowedElements } from '../../../../../schema/richText';
import { richTextSchema } from '../../../../../cms/editor/richText/schema';

const rows = readFileSync('docs/rich-text.md', 'utf8')
  .split(/^## /m)
  .flatMap((section) => [...section.matchAll(/^\| `(.+?)` +\| (?:`(.*?)`|the same) *\|$/gm)])
  .map(([, written = '', pageHtml = written]) => ({ written, shown: pageHtml }));

/** Wraps text outside of paragraphs in paragraphs, and removes spans and links without attributes. */
const blockElements = 'p|div|h[2-6]|ul|ol|dl|blockquote|pre|hr|table|details|figure';
function wrapInParagraphs(html: string): string {
  const plain = html.replace(/<span>(.*?)<\/span>/g, '$1').replace(/<a>(.*?)<\/a>/g, '$1');
  const isRow = /^<(?:thead|tbody|tfoot)/.test(plain);
  if (isRow) return `<table>${plain}</table>`;
  const element = document.createElement('div');
  element.innerHTML = plain;
  let paragraph: Element | undefined;
  for (const node of [...element.childNodes]) {
    if (node instanceof Element && new RegExp(`^(?:${blockElements})$`).test(node.localName)) {
      paragraph = undefined;
      continue;
    }
    if (!paragraph) {
      paragraph = document.createElement('p');
      node.before(paragraph);
    }
    paragraph.append(node);
  }
  return element.innerHTML;
}

const roundTrip = (html: string, source: 'page' | 'stored') => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return serializeMarkup(parseMarkup(element, source));
};

test.each(rows)(
  '[EDIT-02] $written is unchanged after editing without changes',
  ({ written, shown }) => {
    const stored = /^<(?:thead|tbody|tfoot)/.test(written) ? `<table>${written}</table>` : written;
    const withoutIdPrefixes = shown
      .replaceAll(/="(#?)text-/g, '="$1')
      .replaceAll(/<a name="\w+"><\/a>/g, '');
    const expected = sanitiseHtml(wrapInParagraphs(withoutIdPrefixes));
    const saved = sanitiseHtml(roundTrip(stored, 'stored'));
    expect(saved).toBe(expected);
    // The editor in the page parses the HTML that the page shows.
    expect(sanitiseHtml(roundTrip(saved, 'page'))).toBe(expected);
  },
);

test.each([
  ['a  b   c', '<p>a\u{A0} b\u{A0}\u{A0} c</p>'],
  ['a |b', '<p>a\u{A0}<strong> b</strong></p>'],
])('[EDIT-02] spaces that are typed next to each other stay: %j', (typed, stored) => {
  const { nodes, marks } = richTextSchema;
  const words = typed.split('|').map((part, index) => {
    const bold = index === 1 && marks.strong ? [marks.strong.create()] : [];
    return richTextSchema.text(index === 1 ? ` ${part}` : part, bold);
  });
  const text = nodes.doc?.create(null, nodes.p?.create({ within: 'doc' }, words));
  const saved = text && serializeMarkup(text);
  expect(saved).toBe(stored);
  expect(roundTrip(saved ?? '', 'stored')).toBe(stored);
});

test('the schema has every element that a rich text may contain', () => {
  const { nodes, marks } = richTextSchema;
  const tableSections = new Set(['thead', 'tbody', 'tfoot']);
  const names = Object.keys(allowedElements).filter((name) => !tableSections.has(name));
  expect(names.filter((name) => !(name in nodes) && !(name in marks))).toEqual([]);
});

test.each([
  ['<p>One <b>two</b> <i>three</i></p>', '<p>One <b>two</b> <i>three</i></p>'],
  ['loose<div>line</div>', '<p>loose</p><div>line</div>'],
  ['<p style="color:red" class="x" onclick="y()">a<span>b</span></p>', '<p>ab</p>'],
  ['<p>a<script>alert(1)</script><style>p{}</style></p>', '<p>a</p>'],
  [
    '<p><a href="javascript:alert(1)">a</a> <a href="/b" onclick="x">b</a></p>',
    '<p>a <a href="/b">b</a></p>',
  ],
  ['<p><a href="//evil.example">a</a></p>', '<p>a</p>'],
  ['<p><ul><li>a</li></ul></p><p><br></p>', '<ul><li>a</li></ul>'],
  ['<p>a &lt;b&gt; &amp; "c"</p>', '<p>a &lt;b&gt; &amp; &quot;c&quot;</p>'],
  ['<br>', ''],
  ['<h5>a</h5><dl><dt>b</dt><dd>c</dd></dl>', '<h5>a</h5><dl><dt>b</dt><dd>c</dd></dl>'],
  [
    '<ol start="3" style="list-style-type:lower-alpha"><li value="7">a</li></ol>',
    '<ol start="3" type="a"><li value="7">a</li></ol>',
  ],
  [
    '<p><del>a</del> <strike>b</strike> <span lang="en">c</span></p>',
    '<p><del>a</del> <s>b</s> <span lang="en">c</span></p>',
  ],
  [
    '<p><span style="font-weight:700;text-decoration:line-through">a</span></p>',
    '<p><s><strong>a</strong></s></p>',
  ],
  ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  [
    '<table><caption>a</caption><tr><td colspan="2">b</td></tr></table>',
    '<table><caption>a</caption><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
  ],
  // Ids, links and picture addresses have another form on the page than in storage.
  [
    '<h2 id="text-a"><a name="a"></a>b</h2><p><a href="#text-a">c</a></p>',
    '<h2 id="a">b</h2><p><a href="#a">c</a></p>',
  ],
  [
    '<p><img src="/image?src=%2F-%2Fmedia%2Fa.jpg&amp;w=320" srcset="x" alt="b" width="3">c</p>',
    '<p><img src="/-/media/a.jpg" alt="b" width="3">c</p>',
  ],
  ['<p>a<img src="data:image/png;base64,AA"><iframe></iframe></p>', '<p>a</p>'],
])('[EDIT-02] rich text %s is saved as %s', (html, expected) => {
  expect(roundTrip(html, 'page')).toBe(expected);
});
