// Runs while the browser parses the kit shop, before first paint and any other script: the page is cached and
// the same for all visitors, so that the server cannot render a visitor's values.
{
  // Moves session values from the address to the tab's storage, so that neither the tag manager nor a
  // referrer sends them to others.
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
      // Storage is disabled, so staff must fill in the session by hand.
    }
    history.replaceState(history.state, '', address);
  }

  // Applies the layout that staff chose within the last hour (viewChoice.ts).
  const shop = document.currentScript.closest('[data-kit-shop]');
  if (document.cookie.split('; ').includes('kitView=list')) shop.dataset.view = 'list';
}
