import { cleanDrawing } from '../../../../cms/media/cleanDrawing';
import { countDrawnElements } from '../../../../cms/media/countDrawnElements';

const createDrawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${content}</svg>`);

const clean = async (content: string) =>
  (await cleanDrawing(createDrawing(content))).bytes.toString('utf8');

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<rect onclick="alert(1)"/>',
  '<rect ONLOAD="alert(1)"/>',
  '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>',
  '<a xlink:href="java&#10;script:alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
  '<foreignObject><iframe src="https://evil.example/alert"/></foreignObject>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<use href="https://evil.example/alert.svg#a"/>',
  '<use href="data:image/svg+xml;base64,YWxlcnQ="/><!-- alert -->',
  '<image href="//evil.example/alert.png"/>',
  ...['x', 'xlink2', 'XLINK', 'a.b'].flatMap((prefix) =>
    ['image', 'use', 'a', 'textPath', 'linearGradient', 'pattern', 'filter'].map(
      (name) =>
        `<${name} xmlns:${prefix}="http://www.w3.org/1999/xlink" ${prefix}:href="https://evil.example/alert.png"/>`,
    ),
  ),
  '<a xmlns:x="http://www.w3.org/1999/xlink" x:href="java&#10;script:alert(1)"/>',
  '<image src="https://evil.example/alert.png"/><image HREF="https://evil.example/alert.png"/>',
  '<?xml-stylesheet href="https://evil.example/alert.css"?>',
  '<style>@import "https://evil.example/alert.css";</style>',
  '<style>&#64;import "https://evil.example/alert.css";</style>',
  '<style>rect { fill: u\\72l(https://evil.example/alert) }</style>',
  '<rect style="background: url(&quot;https://evil.example/alert&quot;)"/>',
  '<rect fill="url( https://evil.example/alert#a )"/>',
  '<feImage href="https://evil.example/alert.png"/>',
  '<handler type="application/ecmascript">alert(1)</handler>',
])('[EDIT-40] removes scripts and external references from %s', async (content) => {
  const text = await clean(`${content}<path d="M0 0h1"/>`);
  expect(text).not.toMatch(/alert|evil|javascript|import/i);
  expect(text).toContain('<path d="M0 0h1"');
});

test.each([
  ['<script>alert(1)</script>', true],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', true],
  ['<rect width="1" height="1" onclick="alert(1)"/>', true],
  ['<a href="javascript:alert(1)"><rect width="1" height="1"/></a>', true],
  ['<desc>on = off, script</desc><rect width="1" height="1"/>', false],
])('[EDIT-40] reports whether a drawing had scripts: %s', async (content, hadScripts) => {
  const drawing = await cleanDrawing(createDrawing(`${content}<path d="M0 0h1"/>`));
  expect(drawing.hadScripts).toBe(hadScripts);
});

test('[EDIT-40] keeps elements that only draw unchanged', async () => {
  const content =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient></defs>' +
    '<g fill="url(#g)" style="opacity:0.5"><use href="#g"></use><text x="1">A &amp; B</text></g>';
  const text = await clean(content);
  for (const fragment of ['linearGradient id="g"', 'fill="url(#g)"', 'href="#g"', 'A &amp; B']) {
    expect(text).toContain(fragment);
  }
});

test.each(['<svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg', 'text alone'])(
  '[EDIT-40] rejects “%s”, which is not a drawing',
  async (text) => {
    await expect(cleanDrawing(Buffer.from(text))).rejects.toThrow(/cannot be read/);
  },
);

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

test.each([
  ['without a namespace', '<svg width="9" height="9"><path d="M0 0h1"/></svg>'],
  [
    'in another namespace',
    '<svg xmlns="https://example.com" width="9" height="9"><path d="M0 0h1"/></svg>',
  ],
  [
    'under a prefix',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="9" height="9"><s:path d="M0 0h1"/></s:svg>',
  ],
  [
    'with undeclared prefixes of drawing programs',
    '<svg width="9" height="9" inkscape:version="1"><sodipodi:namedview/><path sodipodi:role="x" d="M0 0h1"/></svg>',
  ],
])('[EDIT-40] gives a drawing %s the SVG namespace, so that browsers show it', async (_, text) => {
  const { bytes } = await cleanDrawing(Buffer.from(text));
  expect(bytes.toString()).toBe(
    `<svg width="9" height="9" ${NAMESPACES}><path d="M0 0h1"></path></svg>`,
  );
});

test('[EDIT-40] keeps a reference with an undeclared or different prefix', async () => {
  expect(await clean('<g id="a"/><use xlink:href="#a"/>')).toContain('<use xlink:href="#a">');
  const otherPrefix = '<use xmlns:l="http://www.w3.org/1999/xlink" l:href="#a"/>';
  expect(await clean(`<g id="a"/>${otherPrefix}`)).toContain('<use xlink:href="#a">');
});

test.each([
  ['iso-8859-1', 'ISO-8859-1', 'latin1'],
  ['UTF-16 with a byte order mark', 'UTF-16', 'utf16le'],
  ['Latin-1 declared as UTF-8', 'UTF-8', 'latin1'],
] as const)(
  '[EDIT-40] keeps the characters of a drawing in %s',
  async (_, declaredEncoding, encoding) => {
    const byteOrderMark = encoding === 'utf16le' ? '\uFEFF' : '';
    const text = `${byteOrderMark}<?xml version="1.0" encoding="${declaredEncoding}"?><svg width="9" height="9"><text>Å, ö</text></svg>`;
    const { bytes } = await cleanDrawing(Buffer.from(text, encoding));
    expect(bytes.toString('utf8')).toContain('<text>Å, ö</text>');
  },
);

test('[EDIT-40] reports an unknown encoding', async () => {
  const text = '<?xml version="1.0" encoding="KLINGON"?><svg width="9" height="9"/>';
  await expect(cleanDrawing(Buffer.from(text))).rejects.toThrow(/encoding/);
});

test.each([
  ['@font-face{font-family:A;src:url(https://evil.example/a.woff)}', ''],
  ['@import url(https://evil.example/a.css);', ''],
  ['@IMPORT "https://evil.example/a.css";', ''],
  ['@keyframes k{to{fill:red}}', ''],
  ['.b{fill:url(https://evil.example/a.svg#g)}', '.b{}'],
  ['.b{fill:url(#g);mask:url(//evil.example/m)}', '.b{fill:url(#g)}'],
  ['/* https://evil.example */', ''],
])(
  '[EDIT-40] removes only rules that load or animate from a style sheet: %s',
  async (rule, cleanedRule) => {
    const text = await clean(`<style>.a{fill:red}${rule}</style><path class="a" d="M0 0h1"/>`);
    expect(text).toContain(`<style>.a{fill:red}${cleanedRule}</style>`);
    const wrapped = await clean(`<style><![CDATA[${rule}.a{fill:red}]]></style>`);
    expect(wrapped).toContain(`<style>${cleanedRule}.a{fill:red}</style>`);
  },
);

test.each([
  '.a{fill:red',
  '"',
  '.a{fill:u\\72l(https://evil.example)}',
  '.a{b:"\n@import url(x);"}',
])('[EDIT-40] removes a style that could be parsed in several ways: %s', async (style) => {
  const text = await clean(`<style>${style}</style><path d="M0 0h1"/>`);
  expect(text).not.toMatch(/evil|import|72l/);
});

test('[EDIT-40] removes only external references from a style attribute', async () => {
  const style = 'fill:red;mask:url(https://evil.example/m);opacity:0.5';
  expect(await clean(`<path d="M0 0h1" style="${style}"/>`)).toContain(
    'style="fill:red;opacity:0.5"',
  );
});

/** A drawing of ten groups, each of which uses the previous group ten times. */
const createBomb = (reference: (name: string) => string, name = 'g') =>
  Array.from(
    { length: 10 },
    (_, index) =>
      `<${name} id="p${index}">${index === 0 ? '<circle r="1"/>' : reference(`p${index - 1}`).repeat(10)}</${name}>`,
  ).join('') + reference('p9');

test.each([
  ['use', createBomb((name) => `<use href="#${name}"/>`)],
  [
    'use by another prefix',
    createBomb((name) => `<use xlink:href="#${name}"/>`).replaceAll(
      '<g ',
      '<g xmlns:xlink="http://www.w3.org/1999/xlink" ',
    ),
  ],
  [
    'patterns',
    createBomb((name) => `<rect width="9" height="9" fill="url(#${name})"/>`, 'pattern'),
  ],
  ['masks in styles', createBomb((name) => `<rect style="mask:url(#${name})"/>`, 'mask')],
  ['a group that uses itself', '<g id="a"><use href="#a"/></g>'],
  [
    'two groups that use each other',
    '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
  ],
])('[EDIT-40] rejects a drawing that expands without limit: %s', async (_, content) => {
  await expect(cleanDrawing(createDrawing(content))).rejects.toThrow(/repeats its parts/);
});

test('[EDIT-40] allows parts to be used repeatedly and elements to be deeply nested', async () => {
  const uses = '<use href="#part"></use>'.repeat(2_000);
  expect(await clean(`<g id="part"><path d="M0 0h1"></path></g>${uses}`)).toContain(uses);
  expect(countDrawnElements('<g>'.repeat(50_000))).toBe(50_001);
});
