import { allowedElements } from '../../../../schema/richText';
import { sanitiseHtml } from '../../../../platform/content/sanitiseHtml';
import { pastedTexts } from './pastedTexts';

test.each(pastedTexts)('keeps the meaning of $kind', ({ html, shown }) => {
  expect(sanitiseHtml(html)).toBe(shown);
});

test('sanitising twice changes nothing except pictures and anchors', () => {
  const stableTexts = pastedTexts.filter(({ shown }) => !/<img|id="|href="#/.test(shown));
  expect(stableTexts.length).toBeGreaterThan(15);
  expect(stableTexts.map(({ shown }) => sanitiseHtml(shown))).toEqual(
    stableTexts.map(({ shown }) => shown),
  );
});

test.each([
  '<p id="a" onclick=b>',
  '<img src="/-/media/a.jpg" onerror=b>',
  '<a href="java\tscript:b" style="x">',
  '<a name=\'"><script>b</script>\' id=\'"><script>\' href="#x">',
  '<h2 id="&quot;&gt;&lt;script&gt;">a</h2>',
  '<b style="font-weight:bold;"><script>b</script></b>',
  "<span style='font-weight:bold\"><script>'>a</span>",
  '<i style="font-style:normal" onclick="b"><img src=x onerror=b></i>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=b&gt;">',
  '<svg><style><a title="</style><script>b</script>">',
  '<p>'.repeat(200) + '<script>b</script>' + '<img src=x onerror=b>',
  '<a href="//evil.example">a</a>',
  '<a href="https:evil.example">a</a>',
  '<ol start="1 onclick=b"><li value="x">',
])('removes everything from %j that runs code or links elsewhere', (html) => {
  const displayed = sanitiseHtml(html);
  const tags = displayed.match(/<[^<>]*>/g) ?? [];
  for (const tag of tags) {
    const [, name = ''] = /^<\/?([a-z\d]+)/.exec(tag) ?? [];
    expect(Object.hasOwn(allowedElements, name)).toBe(true);
    expect(tag).not.toMatch(/\s(?:on\w+|style)=/i);
  }
  expect(displayed).not.toMatch(/script:|evil/);
});

test('shows an excessively large or deep text as plain text', () => {
  const deep = sanitiseHtml(`${'<b>'.repeat(30_000)}djupt &lt;b&gt; ner`);
  expect(deep).toBe('djupt &lt;b&gt; ner');
  expect(sanitiseHtml('<i></i>'.repeat(10_001) + 'många')).toBe('många');
  expect(sanitiseHtml('<b>långt</b>'.repeat(20_000))).not.toContain('<');
});

test('keeps long rich text as editors write it', () => {
  const written =
    '<h2>Punkt</h2><p>Villkor <strong>gäller</strong> <a href="/a">här</a>.</p>'.repeat(1_500);
  expect(sanitiseHtml(written)).toBe(written);
});

describe('films', () => {
  const film =
    '<video src="/-/media/a.mp4" poster="/-/media/a.jpg" width="1280" height="720"></video>';

  it('[BLURB-01] shows a film of the media library with the browser’s controls, and loads it when it is played', () => {
    expect(sanitiseHtml(film)).toBe(
      '<video src="/-/media/a.mp4" poster="/image?src=%2F-%2Fmedia%2Fa.jpg&amp;w=1280" width="1280" height="720" style="block-size:auto" controls playsinline preload="none"></video>',
    );
  });

  it.each([
    ['<video src="https://example.com/a.mp4">b</video>', ''],
    ['<video src="/-/media/a.svg"></video>', ''],
    ['<video src="//example.com/a.mp4"></video>', ''],
    ['<video><source src="/-/media/a.mp4"></video>', ''],
    [
      '<video src="/-/media/a.mp4" poster="https://example.com/a.jpg" style="position:fixed" onplay="a()" autoplay></video>',
      '<video src="/-/media/a.mp4" controls playsinline preload="metadata"></video>',
    ],
    [
      '<video src="/-/media/a.mp4">a<a href="/b">c</a>\n<source src="/-/media/d.mp4"><track src="/e.vtt"></video>f',
      '<video src="/-/media/a.mp4" controls playsinline preload="metadata"></video>f',
    ],
  ])('[BLURB-01] %s shows nothing but a film of the library', (written, shown) => {
    expect(sanitiseHtml(written)).toBe(shown);
  });

  it('[BLURB-01] a film has a caption as a picture has: its words and links, and nothing that runs', () => {
    const figure = (media: string) =>
      `<figure>${media}<figcaption onclick="a()" style="position:fixed">En <em>tur</em> <a href="javascript:a()">b</a><script>c</script></figcaption></figure>`;
    const caption = '<figcaption>En <em>tur</em> <a>b</a></figcaption>';
    for (const media of ['<img src="/-/media/a.jpg" alt="d" />', film])
      expect(sanitiseHtml(figure(media))).toBe(`<figure>${sanitiseHtml(media)}${caption}</figure>`);
  });
});
