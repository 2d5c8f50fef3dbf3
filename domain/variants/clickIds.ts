/**
 * Query keys that advertisements write into addresses, another value with every click. Caches in front keep one page
 * for all of them (operations/varnish/forecourt.vcl), so no page may depend on one.
 */
export const clickIds: readonly string[] = [
  ...['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id'],
];
