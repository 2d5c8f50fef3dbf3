import { keptElements } from '../../../../schema/richText';
import { sanitiseHtml } from '../../../../platform/content/sanitiseHtml';
import { pastedTexts } from './pastedTexts';

test.each(pastedTexts)('keeps what is meant of $kind', ({ html, shown }) => {
  expect(sanitiseHtml(html)).toBe(shown);
});

test('what was sanitised stays as it is but for pictures and places', () => {
  const again = pastedTexts.filter(({ shown }) => !/<img|id="|href="#/.test(shown));
  expect(again.length).toBeGreaterThan(15);
  expect(again.map(({ shown }) => sanitiseHtml(shown))).toEqual(again.map(({ shown }) => shown));
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
])('lets nothing of %j run or lead elsewhere', (html) => {
  const shown = sanitiseHtml(html);
  const tags = shown.match(/<[^<>]*>/g) ?? [];
  for (const tag of tags) {
    const [, name = ''] = /^<\/?([a-z\d]+)/.exec(tag) ?? [];
    expect(Object.hasOwn(keptElements, name)).toBe(true);
    expect(tag).not.toMatch(/\s(?:on\w+|style)=/i);
  }
  expect(shown).not.toMatch(/script:|evil/);
});

test('of a text that no person writes the words alone are shown', () => {
  const deep = sanitiseHtml(`${'<b>'.repeat(30_000)}djupt &lt;b&gt; ner`);
  expect(deep).toBe('djupt &lt;b&gt; ner');
  expect(sanitiseHtml('<i></i>'.repeat(10_001) + 'många')).toBe('många');
  expect(sanitiseHtml('<b>långt</b>'.repeat(20_000))).not.toContain('<');
});

test('texts as long and rich as people write them stay as they are', () => {
  const written =
    '<h2>Punkt</h2><p>Villkor <strong>gäller</strong> <a href="/a">här</a>.</p>'.repeat(1_500);
  expect(sanitiseHtml(written)).toBe(written);
});
