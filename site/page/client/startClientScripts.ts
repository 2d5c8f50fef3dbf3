import { keepPresses } from '../../../blocks/client/keepPresses';
import { keepInputs } from '../../../blocks/client/keepInputs';
import { entryScripts, lazyScripts, touchedScripts } from '../../../blocks/client/scripts';
import { whenTouched } from '../../../blocks/client/whenTouched';
import type { ClientScript } from '../../../blocks/client/clientScript.types';
import { afterFirstPaint } from './afterFirstPaint';

const early: Readonly<Record<string, ClientScript['start']>> = entryScripts;
const late: Readonly<Record<string, () => Promise<ClientScript>>> = lazyScripts;

const touched: Readonly<Record<string, () => Promise<ClientScript>>> = touchedScripts;

/** Buttons that do nothing by themselves: a press before their script has come would be lost. */
const buttons = 'button[type=button]:not([popovertarget])';

/** What has script of its own. */
const owners = '[data-client], [data-island], [data-answered-by]';

const isOf = (element: Element) => (button: Element) => button.closest(owners) === element;

/** Starts the plain script of every element that is marked with one (blocks/clientScript.ts). */
export function startClientScripts(): void {
  document.querySelectorAll<HTMLElement>('[data-client]').forEach((element) => {
    const name = element.dataset.client ?? '';
    early[name]?.(element);
    if (late[name]) void startLate(element, late[name]);
    if (touched[name]) startTouched(element, touched[name]);
  });
}

async function startLate(element: HTMLElement, load: () => Promise<ClientScript>): Promise<void> {
  const pressAgain = keepPresses(element, buttons, isOf(element));
  await new Promise<void>(afterFirstPaint);
  const { start } = await load();
  start(element);
  pressAgain();
}

/** What cannot be had is the browser's to do: links lead on, forms are sent. */
function startTouched(element: HTMLElement, load: () => Promise<ClientScript>): void {
  whenTouched(element, () => {
    void load()
      .then(({ start }) => start(element))
      .finally(doAgain);
  });
  const doAgain = keepInputs(element, buttons, isOf(element));
}
