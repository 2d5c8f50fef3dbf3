/** Path and scope of the worker that shows push messages (site/public/push). No page is in its scope. */
const WORKER = '/push/worker.js';
const SCOPE = '/push/';

/**
 * Returns this browser's subscription to push messages, or creates one. Call it only after the visitor has
 * allowed notifications.
 * @param key public key of our server, base64url
 * @throws if the browser cannot reach its push service, or refuses
 */
export async function subscribeToPush(key: string): Promise<PushSubscriptionJSON> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await whenActivated(registration);
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: decodeBase64Url(key) };
  try {
    return (await pushManager.subscribe(options)).toJSON();
  } catch (error) {
    // A subscription for an old key of the server must be cancelled first.
    const oldSubscription = await pushManager.getSubscription();
    if (!oldSubscription) throw error;
    await oldSubscription.unsubscribe();
    return (await pushManager.subscribe(options)).toJSON();
  }
}

/** This browser's subscription; undefined if it has none. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Waits until the worker is active; `navigator.serviceWorker.ready` never resolves outside its scope. */
async function whenActivated({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<void> {
  const worker = waiting ?? installing;
  if (active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    const checkState = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker was not installed'));
    };
    worker.addEventListener('statechange', checkState);
    checkState();
  });
}

function decodeBase64Url(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
