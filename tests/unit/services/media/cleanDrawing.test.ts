import { cleanDrawing } from '../../../../services/media/cleanDrawing';

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
