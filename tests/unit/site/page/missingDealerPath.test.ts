import { missingDealerPath } from '../../../../site/page/missingDealerPath';
import { automotiveSe } from '../../../../sites/automotive-se';

const getPath = (missingDealerRoute?: string, language: 'sv' | 'en' = 'sv') =>
  missingDealerPath(automotiveSe, language, { missingDealerRoute });

test.each([
  ['the path in the dictionary', '/anlaggningar', '/anlaggningar', '/en/anlaggningar'],
  ['a path in another language', '/en/anlaggningar', '/en/anlaggningar', '/en/anlaggningar'],
  ['the front page if it is empty', ' ', '/', '/en'],
  ['nothing if it is missing', undefined, undefined, undefined],
  ['nothing for an external address', '//example.com', undefined, undefined],
  ['nothing for an invalid path', 'anlaggningar', undefined, undefined],
])('[DEAL-16] [OQ-91] the path for unknown dealers is %s', (_, given, swedish, english) => {
  expect(getPath(given)).toBe(swedish);
  expect(getPath(given, 'en')).toBe(english);
});
