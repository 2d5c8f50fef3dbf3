/**
 * Shows the notices that our server sends to this browser (features/alerts/server/alertNotice.ts), and opens
 * their pages. Its scope `/push/` contains no pages, so it never intercepts a request; it stores nothing, so
 * a new version can replace it at once. Browsers check for a new version when a notice arrives.
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

// Browsers change their push address now and then. Without the old address we cannot know which subscription
// it belonged to.
self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(move(event.oldSubscription, event.newSubscription));
});

/**
 * The content of the message. Browsers require that something is shown for each message: an unreadable one
 * shows the site's name.
 */
function noticeIn(data) {
  try {
    const notice = data.json();
    if (typeof notice.title === 'string') return notice;
  } catch {
    // The message was not sent by us.
  }
  return { title: self.location.hostname, body: '', open: '/' };
}

/** Shows a notice. If the same notice is sent again, it replaces the first one. */
function show({ id, title, body, language, open, stop }) {
  return self.registration.showNotification(title, {
    body,
    tag: id,
    lang: language,
    data: { open, stop: stop?.open },
    actions: stop ? [{ action: 'stop', title: stop.title }] : [],
  });
}

/** Focuses the tab that shows the page, else opens it. Only pages of this site are opened. */
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
