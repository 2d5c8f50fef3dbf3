import { findSubscription, subscribeToPush } from './pushSubscription';
import type { DeviceState } from '../DeviceOffer';

/**
 * Lets a visitor subscribe to push messages (DeviceOffer.tsx). Asks for permission only when the button is
 * pressed, and then saves the search of the surrounding form for the device.
 */
export function startDeviceOffer(root: HTMLElement): void {
  const button = root.querySelector('button');
  if (!button) return;
  const support = detectSupport();
  show(root, support);
  if (support !== 'ask') return;
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    subscribeDevice(root)
      .catch(() => show(root, 'ask', 'failing'))
      .finally(() => button.removeAttribute('aria-disabled'))
      .catch(() => undefined);
  });
  startDeviceLink(root);
}

/** Shows the link to this device's searches, if it has any. */
export function startDeviceLink(root: HTMLElement): void {
  if (detectSupport() !== 'ask' || Notification.permission !== 'granted') return;
  // If the device's searches cannot be loaded, the offer works without the link.
  showSearchesLink(root).catch(() => undefined);
}

function detectSupport(): 'ask' | 'denied' | 'unsupported' | 'home' {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isSupported) return Notification.permission === 'denied' ? 'denied' : 'ask';
  // iOS supports push messages only for sites on the Home Screen; iPads identify as Macs.
  const { userAgent, maxTouchPoints } = navigator;
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches ? 'home' : 'unsupported';
}

async function subscribeDevice(root: HTMLElement): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return show(root, permission === 'denied' ? 'denied' : 'ask');
  show(root, 'ask', 'busy');
  const { wish = '', key = '' } = root.dataset;
  const fields = Object.fromEntries(new FormData(root.closest('form') ?? undefined));
  // The device needs no mail address.
  delete fields.email;
  const answer = await post(wish, { ...fields, subscription: await subscribeToPush(key) });
  const { manage, problem }: { manage?: string; problem?: string } = await answer.json();
  if (manage === undefined) {
    return show(root, 'ask', problem === 'tooMany' || problem === 'unfit' ? problem : 'failing');
  }
  setLink(root, manage);
  show(root, 'done', 'own');
  root.querySelector<HTMLElement>('[data-device=done]')?.focus();
}

/** Shows the link to this device's searches. Cancels a subscription that our server does not know. */
async function showSearchesLink(root: HTMLElement): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const answer = await post('own', { endpoint, auth: keys?.auth });
  if (answer.status === 404) return void (await subscription.unsubscribe());
  if (!answer.ok) return;
  const { count, manage }: { count: number; manage: string } = await answer.json();
  if (count === 0) return;
  setLink(root, manage);
  show(root, 'ask', 'own');
}

const post = (path: string, body: object): Promise<Response> =>
  fetch(`/api/alerts/devices/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: document.documentElement.lang, ...body }),
  });

function setLink(root: HTMLElement, href: string): void {
  root.querySelector<HTMLAnchorElement>('[data-device=own] a')?.setAttribute('href', href);
}

function show(root: HTMLElement, ...states: DeviceState[]): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-device]')) {
    element.hidden = !states.some((state) => state === element.dataset.device);
  }
}
