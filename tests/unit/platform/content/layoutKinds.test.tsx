import { renderToStaticMarkup } from 'react-dom/server';
import { Blocks } from '../../../../blocks/Blocks';
import { readContentAnswer } from '../../../../platform/content/contentClient';
import { parseLayout } from '../../../../platform/content/parseLayout';
import { examplePage } from '../../../../site/dev/examplePage';
import { PageProviders } from '../../../../site/page/PageProviders';
import { fieldKinds } from './fieldKinds';
import { layoutKinds } from './layoutKinds';
import { guid, type LayoutKind } from './layoutParts';

const kinds = [...layoutKinds, ...fieldKinds];

function render({ route, context = {} }: LayoutKind) {
  const rendered = {
    sitecore: {
      context: { pageEditing: false, site: { name: 'x' }, language: 'sv', ...context },
      route: { name: 'Home', displayName: 'Home', itemId: guid, ...route },
    },
  };
  const names = { name: 'sv', displayName: 'sv', englishName: 'sv', nativeName: 'sv' };
  const item = {
    id: guid,
    version: 1,
    rendered: JSON.stringify(rendered),
    url: { path: '/' },
    language: names,
    languages: [],
  };
  const answer = readContentAnswer({ data: { layout: { item } } }, { operationName: 'PageLayout' });
  const read = (answer.layout as { item: { rendered: unknown } }).item.rendered;
  const { page, problems } = parseLayout(read, 'sv');
  const data = {
    ...examplePage({ title: 'x', theme: 'default', language: 'sv' }),
    showUnknownBlocks: false,
  };
  const html = renderToStaticMarkup(
    <PageProviders data={data}>
      {Object.entries(page.placeholders).map(([name, blocks]) => (
        <Blocks key={name} blocks={blocks} placeholder={name} />
      ))}
    </PageProviders>,
  );
  return { page, problems, html };
}

test('there are at least thirty kinds of layouts that platforms have sent', () => {
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30);
});

test.each(kinds)('[SHELL-02] renders $kind', (given) => {
  const { page, problems, html } = render(given);
  const { shows = [], hides = [], blocks, problems: expected = [] } = given;
  expect(shows.filter((words) => !html.includes(words))).toEqual([]);
  expect(hides.filter((words) => html.includes(words))).toEqual([]);
  expect(html).not.toContain('data-block-failed');
  if (blocks) expect((page.placeholders.main ?? []).map(({ name }) => name)).toEqual(blocks);
  expect(problems.map(({ path }) => path)).toEqual(expected);
});
