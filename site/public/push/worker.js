/**
 * Shows the notices that our server sends to this browser (features/alerts/server/alertNotice.ts), and opens what they are about.
 * It belongs to no page: below `/push/` there is none. So it stands in no request's way, keeps nothing, and a new
 * version takes the place of the old one at once; browsers look for one when they are sent a notice.
 */

self.addEventListener('push', (event) => {
  event.waitUntil(show(noticeIn(event.data)));
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  const { open, stop } = notification.data;
  notification.close();
  event.waitUntil(openPage(action === 'stop' && stop ? stop : open));
});

// Browsers give themselves a new address now and then. Without the old one we cannot tell whose it was.
self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(move(event.oldSubscription, event.newSubscription));
});

/** What was sent. Browsers want something to be shown for each message: what cannot be read says where it is from. */
function noticeIn(data) {
  try {
    const notice = data.json();
    if (typeof notice.title === 'string') return notice;
  } catch {
    // Not of our making.
  }
  return { title: self.location.hostname, body: '', open: '/' };
}

/** The same notice sent again takes the place of the first one. */
function show({ id, title, body, language, open, stop }) {
  return self.registration.showNotification(title, {
    body,
    tag: id,
    lang: language,
    data: { open, stop: stop?.open },
    actions: stop ? [{ action: 'stop', title: stop.title }] : [],
  });
}

/** Goes to the tab that shows the page, else opens it. Only pages of this very site are opened. */
async function openPage(path) {
  const { origin } = self.location;
  const asked = new URL(path, origin);
  const { href } = asked.origin === origin ? asked : new URL('/', origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === href);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}

async function move(old, given) {
  const { applicationServerKey } = old.options;
  const subscription =
    given ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    }));
  const { endpoint, keys } = old.toJSON();
  await fetch('/api/alerts/devices/moved', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      old: { endpoint, auth: keys.auth },
      subscription: subscription.toJSON(),
    }),
  });
}
