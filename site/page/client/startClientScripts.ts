import { keepInputs } from '../../../rendering/client/keepInputs';
import { entryScripts, lazyScripts, touchedScripts } from '../../../blocks/clientScripts';
import { isOf } from '../../../rendering/client/selectors';
import { whenTouched } from '../../../rendering/client/whenTouched';
import type { ClientScript } from '../../../rendering/client/clientScript.types';
import { afterFirstPaint } from './afterFirstPaint';

const early: Readonly<Record<string, ClientScript['start']>> = entryScripts;
const late: Readonly<Record<string, () => Promise<ClientScript>>> = lazyScripts;

const touched: Readonly<Record<string, () => Promise<ClientScript>>> = touchedScripts;

/** Buttons that do nothing by themselves, and links that script answers: a press before it has come would be lost. */
const pressed = 'button[type=button]:not([popovertarget]), [data-scripted]';

/** Starts the plain script of every element that is marked with one (rendering/clientScript.ts). */
export function startClientScripts(): void {
  document.querySelectorAll<HTMLElement>('[data-client]').forEach((element) => {
    const name = element.dataset.client ?? '';
    early[name]?.(element);
    if (late[name]) startLate(element, late[name]);
    if (touched[name]) startTouched(element, touched[name]);
  });
}

function startLate(element: HTMLElement, load: () => Promise<ClientScript>): void {
  const doAgain = keepInputs(element, pressed, isOf(element));
  afterFirstPaint(() => void startLoaded(element, load).finally(doAgain));
}

function startTouched(element: HTMLElement, load: () => Promise<ClientScript>): void {
  // Before anything is held: a press may be the first that is heard of a visitor.
  whenTouched(element, () => void startLoaded(element, load).finally(doAgain));
  const doAgain = keepInputs(element, pressed, isOf(element));
}

/** Where its script cannot be had, what was held is the browser's to do: links lead on, forms are sent. */
async function startLoaded(element: HTMLElement, load: () => Promise<ClientScript>): Promise<void> {
  const { start } = await load();
  start(element);
}
