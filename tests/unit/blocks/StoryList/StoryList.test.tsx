/** @jest-environment jsdom */
import { examples } from '../../../../blocks/StoryList/StoryList.fixture';
import { examples as teasers } from '../../../../blocks/StoryTeaser/StoryTeaser.fixture';
import { showBlock } from '../showBlock';

const countDates = (container: HTMLElement) =>
  container.querySelectorAll('[data-story] time').length;

test('[STORY-05] shows dates of stories only when the editor enables them', () => {
  for (const showDates of [true, false]) {
    const list = showBlock('StoryList', { ...examples.Default, showDates });
    const teaser = showBlock('StoryTeaser', { ...teasers.Default, showDates });
    expect(list.container.querySelector('[data-story]')).not.toBeNull();
    expect([countDates(list.container) > 0, countDates(teaser.container) > 0]).toEqual([
      showDates,
      showDates,
    ]);
  }
});

test('[STORY-02] highlights the newest story only when the editor enables it', () => {
  const renderMarkup = (highlightLatestStory: boolean) =>
    showBlock('StoryList', { ...examples.Default, highlightLatestStory }).container.innerHTML;
  expect(renderMarkup(true)).not.toBe(renderMarkup(false));
});

test.each([
  ['a heading of the page', { Title: { value: 'Artiklar' }, TitleTag: 'h1' }, 2],
  ['a heading of its own', { Title: { value: 'Artiklar' }, TitleTag: 'h2' }, 3],
  ['no heading', { Title: undefined }, 2],
] as const)('stories below %s have headings one level lower', (_, fields, level) => {
  const { container } = showBlock('StoryList', { ...examples.Default, ...fields });
  const headings = [...container.querySelectorAll('[data-story] :is(h1, h2, h3, h4)')];
  expect(new Set(headings.map(({ tagName }) => tagName))).toEqual(new Set([`H${level}`]));
});
