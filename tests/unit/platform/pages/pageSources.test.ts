import { SourceCollector } from '../../../../platform/pages/pageSources';

const id = (digit: string) => digit.repeat(32);
const dashed = (digit: string) =>
  [8, 4, 4, 4, 12]
    .map((length) => digit.repeat(length))
    .join('-')
    .toLowerCase();

it('knows what a list was asked of, besides what it found', () => {
  const sources = new SourceCollector();
  sources.addAnswer(
    { datasource: id('A'), parentId: `{${dashed('B')}}`, language: 'sv', limit: 4 },
    { search: { total: 1, results: [{ id: dashed('C'), tags: { value: id('D') } }] } },
  );
  expect(sources.gathered([id('E')])).toEqual({
    items: [id('E'), id('C')],
    lists: [id('A'), id('B')],
    cars: [],
    searches: [],
  });
});

it('takes an item that is asked for as one that is shown, found or not', () => {
  const sources = new SourceCollector();
  sources.addAnswer({ path: id('A') }, { item: { ancestors: [{ id: id('B') }] } });
  sources.addAnswer({ path: id('C') }, { item: null });
  const { items, lists } = sources.gathered([]);
  expect([[...items].sort(), lists]).toEqual([[id('A'), id('B'), id('C')], []]);
});

it('knows the cars of every search', () => {
  const sources = new SourceCollector();
  sources.addSearch('cars', ['1', '2']);
  sources.addSearch('cars', ['2']);
  sources.addSearch('dealers');
  expect(sources.gathered([])).toMatchObject({ cars: ['1', '2'], searches: ['cars', 'dealers'] });
});
