import { missingDealerPath } from '../../../../site/page/missingDealerPath';
import { automotiveSe } from '../../../../sites/automotive-se';

const pathOf = (missingDealerRoute?: string, language: 'sv' | 'en' = 'sv') =>
  missingDealerPath(automotiveSe, language, { missingDealerRoute });

test.each([
  ['the path in the dictionary', '/anlaggningar', '/anlaggningar', '/en/anlaggningar'],
  ['one in another language', '/en/anlaggningar', '/en/anlaggningar', '/en/anlaggningar'],
  ['the front page where it is empty', ' ', '/', '/en'],
  ['nothing where there is none', undefined, undefined, undefined],
  ['nothing for an address elsewhere', '//example.com', undefined, undefined],
  ['nothing for what is no path', 'anlaggningar', undefined, undefined],
])('[DEAL-16] [OQ-91] %s', (_, given, swedish, english) => {
  expect(pathOf(given)).toBe(swedish);
  expect(pathOf(given, 'en')).toBe(english);
});
