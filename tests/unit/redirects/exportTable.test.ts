import { compile } from '../../../redirects/compile';
import { exportRules } from '../../../redirects/exportTable';

it('exports rules in match order, with values of conditions as expressions', () => {
  const table = [
    { source: '/b/:id/', destination: '/c/:id?x=1#y' },
    { source: '/å', query: 'cat=a.b%2Bc&so', destination: 'https://x.example/j' },
  ];
  expect(exportRules(compile(table).rules)).toEqual([
    { source: '/b/:id', destination: '/c/:id?x=1#y', permanent: true },
    {
      source: '/%C3%A5',
      destination: 'https://x.example/j',
      permanent: true,
      has: [
        { type: 'query', key: 'cat', value: 'a\\.b\\+c' },
        { type: 'query', key: 'so' },
      ],
    },
  ]);
});
