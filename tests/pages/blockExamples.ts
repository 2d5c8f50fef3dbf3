import type { Locator, Page } from '@playwright/test';
import { addressOf } from './addresses';

/** An example of a block, as the developer pages show it. */
export const example = (block: string, name: string, theme = 'default') =>
  addressOf('automotive-se', `/_dev/blocks/${block}/${name}?theme=${theme}`);

/** Time stands still until the test moves it. */
export async function holdClock(page: Page, time = '2027-01-01T12:00:00Z'): Promise<void> {
  await page.clock.install({ time: new Date(Date.parse(time) - 1000) });
  await page.clock.pauseAt(new Date(time));
}

/** Whether a film is playing. */
export const playing = (video: Locator) =>
  video.evaluate((element) => !(element as HTMLVideoElement).paused);
