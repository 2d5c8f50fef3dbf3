import { keepPresses } from '../../../blocks/client/keepPresses';
import { entryScripts, lazyScripts } from '../../../blocks/client/scripts';
import type { ClientScript } from '../../../blocks/client/clientScript.types';
import { afterFirstPaint } from './afterFirstPaint';

const early: Readonly<Record<string, ClientScript['start']>> = entryScripts;
const late: Readonly<Record<string, () => Promise<ClientScript>>> = lazyScripts;

/** Buttons that do nothing by themselves: a press before their script has come would be lost. */
const buttons = 'button[type=button]:not([popovertarget])';

/** What has script of its own. */
const owners = '[data-client], [data-island], [data-answered-by]';

/** Starts the plain script of every element that is marked with one (blocks/clientScript.ts). */
export function startClientScripts(): void {
  document.querySelectorAll<HTMLElement>('[data-client]').forEach((element) => {
    const name = element.dataset.client ?? '';
    early[name]?.(element);
    if (late[name]) void startLate(element, late[name]);
  });
}

async function startLate(element: HTMLElement, load: () => Promise<ClientScript>): Promise<void> {
  const isMine = (button: Element) => button.closest(owners) === element;
  const pressAgain = keepPresses(element, buttons, isMine);
  await new Promise<void>(afterFirstPaint);
  const { start } = await load();
  start(element);
  pressAgain();
}
