import { loader } from '../../../../blocks/Table/Table.data';
import { templateId } from '../../../../schema/templateId';
import { dataRequest } from '../dataRequest';

test('[TABLE-04] [TABLE-05] fetches headers by path and language, with name and title', async () => {
  const results = [
    { name: 'Columns 1', title: { value: 'Tjänst' } },
    { name: 'b', title: null },
  ];
  const { request, queries } = dataRequest({ TableColumns: { item: { children: { results } } } });
  await expect(loader.load({}, request)).resolves.toEqual({
    columns: [
      { name: 'Columns 1', title: 'Tjänst' },
      { name: 'b', title: '' },
    ],
  });
  expect(queries[0]?.variables).toEqual({
    path: '{BLOCK}',
    language: 'sv',
    templateIds: [templateId('TableColumn')],
  });
});

test('[TABLE-06] [ERR-11] a table whose headers cannot be fetched has none, and the error is logged', async () => {
  const { request, reported } = dataRequest({ TableColumns: new Error('down') });
  await expect(loader.load({}, request)).resolves.toEqual({ columns: [] });
  expect(reported).toEqual([new Error('down')]);
});
