/**
 * First path segments that the web server answers itself, so that no page can have them. A test compares
 * them with the server's routes.
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

/** Whether an absolute path is reserved: one of the server's addresses, `/-/…`, or `/_…`. */
export function isServerAddress(path: string): boolean {
  const [, firstSegment = ''] = path.toLowerCase().split('/', 2);
  return firstSegment === '-' || firstSegment.startsWith('_') || serverSegments.has(firstSegment);
}
