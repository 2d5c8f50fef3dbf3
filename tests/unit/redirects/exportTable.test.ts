import { compile } from '../../../redirects/compile';
import { exportRules, type ExportedRule } from '../../../redirects/exportTable';
import { createOriginalMatcher } from './originalMatcher';

it('exports rules in match order, with values of conditions as regular expressions', () => {
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

it('escapes literal characters that the original framework would read as a pattern', () => {
  const table = [{ source: '/US (Default)/bil+verkstad/:id', destination: '/c/:id' }];
  const [rule] = exportRules(compile(table).rules);
  expect(rule?.source).toBe('/US%20\\(Default\\)/bil\\+verkstad/:id');
  expect(createOriginalMatcher([rule as ExportedRule])('/us%20(default)/bil+verkstad/7')).toBe(
    '/c/7',
  );
});
