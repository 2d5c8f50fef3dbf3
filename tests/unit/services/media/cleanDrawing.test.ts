import { cleanDrawing } from '../../../../services/media/cleanDrawing';
import { drawnElements } from '../../../../services/media/drawnElements';

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
