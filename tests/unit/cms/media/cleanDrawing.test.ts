import { cleanDrawing } from '../../../../cms/media/cleanDrawing';
import { drawnElements } from '../../../../cms/media/drawnElements';

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${content}</svg>`);

const cleaned = async (content: string) =>
  (await cleanDrawing(drawing(content))).bytes.toString('utf8');

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
])('[EDIT-40] %s leaves nothing that runs or loads', async (content) => {
  const text = await cleaned(`${content}<path d="M0 0h1"/>`);
  expect(text).not.toMatch(/alert|evil|javascript|import/i);
  expect(text).toContain('<path d="M0 0h1"');
});

test('[EDIT-40] what draws stays as it was', async () => {
  const content =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient></defs>' +
    '<g fill="url(#g)" style="opacity:0.5"><use href="#g"></use><text x="1">A &amp; B</text></g>';
  const text = await cleaned(content);
  for (const part of ['linearGradient id="g"', 'fill="url(#g)"', 'href="#g"', 'A &amp; B']) {
    expect(text).toContain(part);
  }
});

test.each(['<svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg', 'text alone'])(
  '[EDIT-40] “%s” is no drawing',
  async (text) => {
    await expect(cleanDrawing(Buffer.from(text))).rejects.toThrow(/cannot be read/);
  },
);

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

test.each([
  ['without namespace', '<svg width="9" height="9"><path d="M0 0h1"/></svg>'],
  ['in another', '<svg xmlns="https://example.com" width="9" height="9"><path d="M0 0h1"/></svg>'],
  [
    'under a prefix',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="9" height="9"><s:path d="M0 0h1"/></s:svg>',
  ],
  [
    'with names of drawing programs that nothing declares',
    '<svg width="9" height="9" inkscape:version="1"><sodipodi:namedview/><path sodipodi:role="x" d="M0 0h1"/></svg>',
  ],
])('[EDIT-40] a drawing %s is shown by browsers: it has its namespace', async (_, text) => {
  const { bytes } = await cleanDrawing(Buffer.from(text));
  expect(bytes.toString()).toBe(
    `<svg width="9" height="9" ${namespaces}><path d="M0 0h1"></path></svg>`,
  );
});

test('[EDIT-40] a reference by a prefix that is not declared, or is called otherwise, holds', async () => {
  expect(await cleaned('<g id="a"/><use xlink:href="#a"/>')).toContain('<use xlink:href="#a">');
  const other = '<use xmlns:l="http://www.w3.org/1999/xlink" l:href="#a"/>';
  expect(await cleaned(`<g id="a"/>${other}`)).toContain('<use xlink:href="#a">');
});

test.each([
  ['iso-8859-1', 'ISO-8859-1', 'latin1'],
  ['UTF-16 with its mark', 'UTF-16', 'utf16le'],
  ['UTF-8 that it is not', 'UTF-8', 'latin1'],
] as const)('[EDIT-40] a drawing in %s keeps its letters', async (_, declared, encoding) => {
  const mark = encoding === 'utf16le' ? '\uFEFF' : '';
  const text = `${mark}<?xml version="1.0" encoding="${declared}"?><svg width="9" height="9"><text>Å, ö</text></svg>`;
  const { bytes } = await cleanDrawing(Buffer.from(text, encoding));
  expect(bytes.toString('utf8')).toContain('<text>Å, ö</text>');
});

test('[EDIT-40] an encoding that is not known is told', async () => {
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
])('[EDIT-40] of a style sheet only what loads goes: %s', async (rule, left) => {
  const text = await cleaned(`<style>.a{fill:red}${rule}</style><path class="a" d="M0 0h1"/>`);
  expect(text).toContain(`<style>.a{fill:red}${left}</style>`);
  const wrapped = await cleaned(`<style><![CDATA[${rule}.a{fill:red}]]></style>`);
  expect(wrapped).toContain(`<style>${left}.a{fill:red}</style>`);
});

test.each([
  '.a{fill:red',
  '"',
  '.a{fill:u\\72l(https://evil.example)}',
  '.a{b:"\n@import url(x);"}',
])(
  '[EDIT-40] a style that could be read in several ways leaves nothing behind: %s',
  async (style) => {
    const text = await cleaned(`<style>${style}</style><path d="M0 0h1"/>`);
    expect(text).not.toMatch(/evil|import|72l/);
  },
);

test('[EDIT-40] of a style attribute only what leads outside goes', async () => {
  const style = 'fill:red;mask:url(https://evil.example/m);opacity:0.5';
  expect(await cleaned(`<path d="M0 0h1" style="${style}"/>`)).toContain(
    'style="fill:red;opacity:0.5"',
  );
});

/** Ten parts, each of which uses the one before ten times. */
const bomb = (draw: (name: string) => string, name = 'g') =>
  Array.from(
    { length: 10 },
    (_, at) =>
      `<${name} id="p${at}">${at === 0 ? '<circle r="1"/>' : draw(`p${at - 1}`).repeat(10)}</${name}>`,
  ).join('') + draw('p9');

test.each([
  ['use', bomb((name) => `<use href="#${name}"/>`)],
  [
    'use by another prefix',
    bomb((name) => `<use xlink:href="#${name}"/>`).replaceAll(
      '<g ',
      '<g xmlns:xlink="http://www.w3.org/1999/xlink" ',
    ),
  ],
  ['patterns', bomb((name) => `<rect width="9" height="9" fill="url(#${name})"/>`, 'pattern')],
  ['masks in styles', bomb((name) => `<rect style="mask:url(#${name})"/>`, 'mask')],
  ['what uses itself', '<g id="a"><use href="#a"/></g>'],
  ['a circle', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
])('[EDIT-40] a drawing that grows without end is refused: %s', async (_, content) => {
  await expect(cleanDrawing(drawing(content))).rejects.toThrow(/repeats its parts/);
});

test('[EDIT-40] parts may be used again, and elements lie deep in each other', async () => {
  const uses = '<use href="#part"></use>'.repeat(2_000);
  expect(await cleaned(`<g id="part"><path d="M0 0h1"></path></g>${uses}`)).toContain(uses);
  expect(drawnElements('<g>'.repeat(50_000))).toBe(50_001);
});
