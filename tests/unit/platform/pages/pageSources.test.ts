import { SourceCollector } from '../../../../platform/pages/pageSources';

const id = (digit: string) => digit.repeat(32);
const createDashedId = (digit: string) =>
  [8, 4, 4, 4, 12]
    .map((length) => digit.repeat(length))
    .join('-')
    .toLowerCase();

it('collects the parameters of a list as well as its results', () => {
  const sources = new SourceCollector();
  sources.addAnswer(
    { datasource: id('A'), parentId: `{${createDashedId('B')}}`, language: 'sv', limit: 4 },
    { search: { total: 1, results: [{ id: createDashedId('C'), tags: { value: id('D') } }] } },
  );
  expect(sources.sources([id('E')])).toEqual({
    items: [id('E'), id('C')],
    lists: [id('A'), id('B')],
    cars: [],
    searches: [],
  });
});

it('treats a requested item as a source of the page, found or not', () => {
  const sources = new SourceCollector();
  sources.addAnswer({ path: id('A') }, { item: { ancestors: [{ id: id('B') }] } });
  sources.addAnswer({ path: id('C') }, { item: null });
  const { items, lists } = sources.sources([]);
  expect([[...items].sort(), lists]).toEqual([[id('A'), id('B'), id('C')], []]);
});

it('collects the cars of every search', () => {
  const sources = new SourceCollector();
  sources.addSearch('cars', ['1', '2']);
  sources.addSearch('cars', ['2']);
  sources.addSearch('dealers');
  expect(sources.sources([])).toMatchObject({ cars: ['1', '2'], searches: ['cars', 'dealers'] });
});
