declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Loads the tag manager with consent denied until a consent manager says otherwise (consent mode v2):
 * the default must stand in the data layer before the container's script runs.
 * @param id container id, checked by the server.
 */
export function loadTagManager(id: string): void {
  const layer = (window.dataLayer ??= []);
  // The tag manager tells commands from events by their being an `arguments` object.
  function command(..._: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- the container reads the arguments object itself
    layer.push(arguments);
  }
  command('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    wait_for_update: 500,
  });
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
