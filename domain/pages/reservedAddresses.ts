/**
 * First segments of addresses that the web server answers itself, so that no page is ever found there. A test compares
 * them with the routes that the server has.
 */
const serverSegments: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'feaas-render',
  'feeds',
  'healthz',
  'image',
  'open-data',
  'livez',
  'manifest.webmanifest',
  'push',
  'readyz',
  'sitecore',
  'storybook',
]);

/** Whether an address, from its first slash on, belongs to the server: one of its own, `/-/…`, or one of `/_…`. */
export function isServerAddress(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/', 2);
  return first === '-' || first.startsWith('_') || serverSegments.has(first);
}
