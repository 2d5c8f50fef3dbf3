// Runs while the browser parses the kit shop: before first paint, and before any other script. The page is cached and
// the same for all visitors, so that values of a visitor cannot be rendered on the server.
{
  // Moves session values from the address to the tab's storage (takeSession.ts), before the tag manager or a link's
  // referrer can pass the address on.
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
      // Storage is disabled: the session is filled in by hand.
    }
    history.replaceState(history.state, '', address);
  }

  // Layout, as staff last chose it within the hour (viewChoice.ts).
  const shop = document.currentScript.closest('[data-kit-shop]');
  if (document.cookie.split('; ').includes('kitView=list')) shop.dataset.view = 'list';
}
