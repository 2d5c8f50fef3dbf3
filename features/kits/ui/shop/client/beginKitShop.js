// Runs while the browser reads the kit shop: before it draws the kits, and before any other script of the page. The
// page comes from a cache and is the same for everybody.
{
  // The values of a session leave the address for the tab's storage (takeSession.ts), before anything can pass
  // the address on: the tag manager, or the referrer of a link.
  const keys = ['user', 'dealer', 'unit', 'transactionId', 'auto'];
  const address = new URL(location.href);
  const asked = {};
  for (const [name, value] of [...address.searchParams]) {
    const [spelt] = name.trim().toLowerCase().split('[');
    const key = keys.find((known) => known.toLowerCase() === spelt);
    if (!key) continue;
    asked[key] ??= value;
    address.searchParams.delete(name);
  }
  if (Object.keys(asked).length > 0) {
    try {
      sessionStorage.setItem('kitSessionAsked', JSON.stringify(asked));
    } catch {
      // Storage is switched off: the session is filled in by hand.
    }
    history.replaceState(history.state, '', address);
  }

  // Grid or list, as staff last chose within the hour (viewChoice.ts).
  const shop = document.currentScript.closest('[data-kit-shop]');
  if (document.cookie.split('; ').includes('kitView=list')) shop.dataset.view = 'list';
}
