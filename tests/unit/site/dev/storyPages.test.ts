import { readFileSync } from 'node:fs';
import { themes } from '../../../../design-system/themes/themes';
import { storyPages } from '../../../../site/dev/storyPages';
import { siteNames } from '../../../../sites/sites';

const stories = ['FrontPages', 'BrandPages']
  .map((file) => readFileSync(`stories/pages/${file}.stories.tsx`, 'utf8'))
  .join('');

test('every site and every theme has a page in Storybook', () => {
  expect(new Set(storyPages.map(({ site }) => site))).toEqual(new Set(siteNames));
  expect(new Set(storyPages.map(({ theme }) => theme))).toEqual(new Set(Object.keys(themes)));
  const pageNames = [...stories.matchAll(/contentPage\('([\w-]+)'\)/g)].map(([, name]) => name);
  expect(pageNames.sort()).toEqual(storyPages.map(({ name }) => name).sort());
});
