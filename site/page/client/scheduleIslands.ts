import type { HydrationTrigger } from '../../../rendering/Island';
import { keepPresses } from '../../../rendering/client/keepPresses';
import { isOf } from '../../../rendering/client/selectors';
import { whenInSight } from '../../../rendering/client/whenInSight';
import { whenTouched } from '../../../rendering/client/whenTouched';
import { afterFirstPaint } from './afterFirstPaint';

/**
 * Makes every island of the page interactive at its own moment. What is pressed in it until then counts
 * once it is.
 */
export function scheduleIslands(): void {
  document.querySelectorAll<HTMLElement>('[data-island]').forEach((island) => {
    const trigger = island.dataset.when as HydrationTrigger;
    // Before the presses are held: one of them may be the first that is heard of a visitor.
    schedule[trigger](island, () => void hydrate(island).then(pressAgain));
    const pressAgain = keepPresses(island, buttons, isOf(island));
  });
}

/** Buttons that do nothing before the code: any other button of a form sends it by itself. */
const buttons = 'button[type=button]:not([popovertarget]), form[method=dialog] button';

const schedule: Record<HydrationTrigger, (island: HTMLElement, start: () => void) => void> = {
  load: (_, start) => afterFirstPaint(start),
  idle: (_, start) =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200),
  // The island's own box is `display: contents`; what is in it has one.
  visible: (island, start) =>
    whenInSight([island.firstElementChild ?? island], () => afterFirstPaint(start)),
  event: (island, start) => island.addEventListener('start', start, { once: true }),
  interaction: (island, start) => whenTouched(island, start),
};

async function hydrate(island: HTMLElement): Promise<void> {
  const { hydrateIsland } = await import('./hydrateIsland');
  await hydrateIsland(island);
}
