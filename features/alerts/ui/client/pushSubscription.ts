/** The worker that shows notices, and all that it is for: below its scope there is no page (site/public/push). */
const WORKER = '/push/worker.js';
const SCOPE = '/push/';

/**
 * This browser's subscription to push messages, made where there is none. Only for whoever has agreed to notices.
 * @param key of our server, base64url
 * @throws where the browser cannot reach its push service, or refuses
 */
export async function subscribe(key: string): Promise<PushSubscriptionJSON> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await activated(registration);
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return (await pushManager.subscribe(options)).toJSON();
  } catch (error) {
    // One for a key that is no longer ours must end first.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return (await pushManager.subscribe(options)).toJSON();
  }
}

/** This browser's subscription, if it has one. */
export async function ownSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** No page waits for a worker that is none's: `navigator.serviceWorker.ready` would never come. */
async function activated({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<void> {
  const worker = waiting ?? installing;
  if (active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker was not installed'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
