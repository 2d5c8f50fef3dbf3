import type { HydrationTrigger } from '../../../rendering/Island';
import { bufferClicks } from '../../../rendering/client/bufferClicks';
import { belongsTo } from '../../../rendering/client/selectors';
import { whenInView } from '../../../rendering/client/whenInView';
import { onInteraction } from '../../../rendering/client/onInteraction';
import { afterFirstPaint } from './afterFirstPaint';

/**
 * Hydrates every island of the page when its trigger fires. Clicks on its buttons before that are replayed
 * afterwards.
 */
export function scheduleIslands(): void {
  document.querySelectorAll<HTMLElement>('[data-island]').forEach((island) => {
    const trigger = island.dataset.when as HydrationTrigger;
    // Listens before clicks are buffered: a click may be the visitor's first interaction.
    schedulers[trigger](island, () => void hydrate(island).then(replayClicks));
    const replayClicks = bufferClicks(island, BUTTONS, belongsTo(island));
  });
}

/** Buttons that do nothing without JavaScript; any other button of a form submits it. */
const BUTTONS = 'button[type=button]:not([popovertarget]), form[method=dialog] button';

const schedulers: Record<HydrationTrigger, (island: HTMLElement, start: () => void) => void> = {
  load: (_, start) => afterFirstPaint(start),
  idle: (_, start) =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200),
  // The island's own box is `display: contents`; its children have boxes.
  visible: (island, start) =>
    whenInView([island.firstElementChild ?? island], () => afterFirstPaint(start)),
  event: (island, start) => island.addEventListener('start', start, { once: true }),
  interaction: (island, start) => onInteraction(island, start),
};

async function hydrate(island: HTMLElement): Promise<void> {
  const { hydrateIsland } = await import('./hydrateIsland');
  await hydrateIsland(island);
}
