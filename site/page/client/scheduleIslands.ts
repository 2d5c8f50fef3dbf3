import type { HydrationTrigger } from '../../../blocks/Island';
import { whenInSight } from '../../../blocks/client/whenInSight';

/** What counts as a visitor turning to an island, before and besides a click; a script of its block may ask as well. */
const approaches = ['pointerover', 'touchstart', 'focusin', 'click', 'start'] as const;

/** Makes every island of the page interactive at its own moment (design §4). */
export function scheduleIslands(): void {
  document.querySelectorAll<HTMLElement>('[data-island]').forEach((island) => {
    const trigger = island.dataset.when as HydrationTrigger;
    schedule[trigger](island, () => void hydrate(island));
  });
}

const schedule: Record<HydrationTrigger, (island: HTMLElement, start: () => void) => void> = {
  load: (_, start) => start(),
  idle: (_, start) =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200),
  // The island's own box is `display: contents`; what is in it has one.
  visible: (island, start) => whenInSight([island.firstElementChild ?? island], start),
  event: (island, start) => island.addEventListener('start', start, { once: true }),
  interaction: (island, start) => {
    keepPress(island);
    const controller = new AbortController();
    const once = () => {
      controller.abort();
      start();
    };
    approaches.forEach((type) =>
      island.addEventListener(type, once, { signal: controller.signal, passive: true }),
    );
  },
};

/** Buttons that were pressed in islands whose code was on its way. */
const pressed = new WeakMap<HTMLElement, HTMLButtonElement>();

/** A press that makes the code come is not lost: it counts once the code is there. */
function keepPress(island: HTMLElement): void {
  island.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // Any other button of a form sends it by itself.
    const waits = button && (button.type === 'button' || button.form?.method === 'dialog');
    if (waits && island.dataset.hydrated === undefined) pressed.set(island, button);
  });
}

async function hydrate(island: HTMLElement): Promise<void> {
  const { hydrateIsland } = await import('./hydrateIsland');
  await hydrateIsland(island);
  pressed.get(island)?.click();
  pressed.delete(island);
}
