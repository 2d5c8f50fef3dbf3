import { bufferInputs } from '../../../rendering/client/bufferInputs';
import { entryScripts, lazyScripts, interactionScripts } from '../../../blocks/clientScripts';
import { belongsTo } from '../../../rendering/client/selectors';
import { onInteraction } from '../../../rendering/client/onInteraction';
import type { ClientScript } from '../../../rendering/client/clientScript.types';
import { afterFirstPaint } from './afterFirstPaint';

const entryStarters: Readonly<Record<string, ClientScript['start']>> = entryScripts;
const lazyLoaders: Readonly<Record<string, () => Promise<ClientScript>>> = lazyScripts;

const interactionLoaders: Readonly<Record<string, () => Promise<ClientScript>>> =
  interactionScripts;

/**
 * Buttons that do nothing without JavaScript, and links that a script handles: a click before the script has
 * loaded would be lost.
 */
const BUFFERED_CLICK_TARGETS = 'button[type=button]:not([popovertarget]), [data-scripted]';

/** Starts the client script of every element that is marked with one (rendering/clientScript.ts). */
export function startClientScripts(): void {
  document.querySelectorAll<HTMLElement>('[data-client]').forEach((element) => {
    const name = element.dataset.client ?? '';
    entryStarters[name]?.(element);
    if (lazyLoaders[name]) startLazy(element, lazyLoaders[name]);
    if (interactionLoaders[name]) startInteractive(element, interactionLoaders[name]);
  });
}

/**
 * Starts a script after the first paint. Then the buffered clicks are replayed; if the script fails to load,
 * they are left to the browser: links are followed and forms are sent.
 */
function startLazy(element: HTMLElement, load: () => Promise<ClientScript>): void {
  const replay = bufferInputs(element, BUFFERED_CLICK_TARGETS, belongsTo(element));
  afterFirstPaint(() => void startLoaded(element, load).finally(replay));
}

/** Starts a script at the first interaction; otherwise like `startLazy`. */
function startInteractive(element: HTMLElement, load: () => Promise<ClientScript>): void {
  // Listens before clicks are buffered: a click may be the visitor's first interaction.
  onInteraction(element, () => void startLoaded(element, load).finally(replay));
  const replay = bufferInputs(element, BUFFERED_CLICK_TARGETS, belongsTo(element));
}

async function startLoaded(element: HTMLElement, load: () => Promise<ClientScript>): Promise<void> {
  const { start } = await load();
  start(element);
}
