import type { Locator, Page } from '@playwright/test';
import { getAddress } from './addresses';

/** Returns the address of a block's example on the developer pages. */
export const exampleAddress = (block: string, name: string, theme = 'default') =>
  getAddress('automotive-se', `/_dev/blocks/${block}/${name}?theme=${theme}`);

/** Stops the page's clock until the test advances it. */
export async function stopClock(page: Page, time = '2027-01-01T12:00:00Z'): Promise<void> {
  await page.clock.install({ time: new Date(Date.parse(time) - 1000) });
  await page.clock.pauseAt(new Date(time));
}

/** Checks whether a film is playing. */
export const isPlaying = (video: Locator) =>
  video.evaluate((element) => !(element as HTMLVideoElement).paused);
