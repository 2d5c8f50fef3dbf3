import { examples } from '../../../../blocks/StoryList/StoryList.fixture';
import { examples as teasers } from '../../../../blocks/StoryTeaser/StoryTeaser.fixture';
import { showBlock } from '../showBlock';

const dates = (container: HTMLElement) => container.querySelectorAll('[data-story] time').length;

test('[STORY-05] stories have dates only where the editor wants them', () => {
  for (const showDates of [true, false]) {
    const list = showBlock('StoryList', { ...examples.Default, showDates });
    const teaser = showBlock('StoryTeaser', { ...teasers.Default, showDates });
    expect(list.container.querySelector('[data-story]')).not.toBeNull();
    expect([dates(list.container) > 0, dates(teaser.container) > 0]).toEqual([
      showDates,
      showDates,
    ]);
  }
});

test('[STORY-02] the newest story stands out only where the editor wants it', () => {
  const markup = (highlightLatestStory: boolean) =>
    showBlock('StoryList', { ...examples.Default, highlightLatestStory }).container.innerHTML;
  expect(markup(true)).not.toBe(markup(false));
});
