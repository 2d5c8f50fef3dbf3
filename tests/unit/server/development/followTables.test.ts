import { followTables } from '../../../../server/development/followTables';
import { readTable } from '../../../../redirects/findRedirect';
import { createSiteRedirects } from '../../../../redirects/siteRedirects';
import { RuleError } from '../../../../redirects/rule.types';

jest.mock('../../../../redirects/findRedirect', () => ({
  ...jest.requireActual<object>('../../../../redirects/findRedirect'),
  readTable: jest.fn(),
}));

const mockReadTable = jest.mocked(readTable);
const trucks = createSiteRedirects([{ source: '/old', destination: '/first' }], ['sv']);
const shownErrors: string[] = [];
const logged: string[] = [];
let change: (file: string) => void;
let changes = 0;

beforeAll(() =>
  followTables(
    {
      onFile: (pattern, notify) => {
        change = (file) => pattern.test(file) && notify(file);
      },
      setError: (_, error) => shownErrors.push(error),
    },
    new Map([['trucks', trucks]]),
    { onChange: () => (changes += 1), onError: (message) => logged.push(message) },
  ),
);

test('a changed table is applied at once, and the last one is kept while the new one is invalid', () => {
  mockReadTable.mockReturnValueOnce([{ source: '/old', destination: '/second' }]);
  change('redirects/trucks.csv');
  expect(trucks.find('/old', '')).toMatchObject({ location: '/second' });
  expect([changes, shownErrors, logged]).toEqual([1, [''], []]);

  const message = 'redirects/trucks.csv:7: the source must begin with a slash';
  mockReadTable.mockImplementationOnce(() => {
    throw new RuleError(message);
  });
  change('redirects/trucks.csv');
  expect(trucks.find('/old', '')).toMatchObject({ location: '/second' });
  expect([changes, shownErrors.at(-1), logged]).toEqual([1, message, [message]]);

  mockReadTable.mockReturnValueOnce([]);
  change('redirects/trucks.csv');
  expect(trucks.find('/old', '')).toBeUndefined();
  expect([changes, shownErrors.at(-1)]).toEqual([2, '']);
});

test('ignores files that are not redirect tables', () => {
  for (const file of ['redirects/compile.ts', 'cms/content/x.csv', 'x/redirects/a.csv'])
    change(file);
  expect(changes).toBe(2);
});
