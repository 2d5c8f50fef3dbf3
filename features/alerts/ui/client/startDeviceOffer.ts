import { ownSubscription, subscribe } from './pushSubscription';
import type { DeviceState } from '../DeviceOffer';

/**
 * Lets a visitor be told on their device (DeviceOffer.tsx): says what the browser can, asks it for permission when the
 * button is pressed and never before, and saves what the form around it is about.
 */
export function startDeviceOffer(root: HTMLElement): void {
  const button = root.querySelector('button');
  if (!button) return;
  const able = ability();
  show(root, able);
  if (able !== 'ask') return;
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    tell(root)
      .catch(() => show(root, 'ask', 'failing'))
      .finally(() => button.removeAttribute('aria-disabled'))
      .catch(() => undefined);
  });
  startDeviceLink(root);
}

/** Shows the way to what this device tells of, where it tells of anything. */
export function startDeviceLink(root: HTMLElement): void {
  if (ability() !== 'ask' || Notification.permission !== 'granted') return;
  // Without what is known of the device all else stands as it is.
  showOwn(root).catch(() => undefined);
}

function ability(): 'ask' | 'denied' | 'unsupported' | 'home' {
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isAble) return Notification.permission === 'denied' ? 'denied' : 'ask';
  // Browsers of iPhones and iPads have notices for sites of the Home Screen alone; iPads call themselves Macs.
  const { userAgent, maxTouchPoints } = navigator;
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches ? 'home' : 'unsupported';
}

async function tell(root: HTMLElement): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return show(root, permission === 'denied' ? 'denied' : 'ask');
  show(root, 'ask', 'busy');
  const { wish = '', key = '' } = root.dataset;
  const fields = Object.fromEntries(new FormData(root.closest('form') ?? undefined));
  // What stands in the form for mails is nothing that a device needs.
  delete fields.email;
  const answer = await post(wish, { ...fields, subscription: await subscribe(key) });
  const { manage, problem }: { manage?: string; problem?: string } = await answer.json();
  if (manage === undefined) {
    return show(root, 'ask', problem === 'tooMany' || problem === 'unfit' ? problem : 'failing');
  }
  link(root, manage);
  show(root, 'done', 'own');
  root.querySelector<HTMLElement>('[data-device=done]')?.focus();
}

/** The way to what this device tells of. Where our server knows of nothing, the browser need not listen. */
async function showOwn(root: HTMLElement): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const answer = await post('own', { endpoint, auth: keys?.auth });
  if (answer.status === 404) return void (await subscription.unsubscribe());
  if (!answer.ok) return;
  const { count, manage }: { count: number; manage: string } = await answer.json();
  if (count === 0) return;
  link(root, manage);
  show(root, 'ask', 'own');
}

const post = (path: string, body: object): Promise<Response> =>
  fetch(`/api/alerts/devices/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: document.documentElement.lang, ...body }),
  });

function link(root: HTMLElement, href: string): void {
  root.querySelector<HTMLAnchorElement>('[data-device=own] a')?.setAttribute('href', href);
}

function show(root: HTMLElement, ...states: DeviceState[]): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-device]')) {
    part.hidden = !states.some((state) => state === part.dataset.device);
  }
}
