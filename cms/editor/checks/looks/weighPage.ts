/** Windows that pages are weighed in, and what their first view may weigh, in kB. */
export const weighings = [
  { width: 390, height: 844, budget: 350 },
  { width: 1440, height: 900, budget: 700 },
] as const;

const PICTURE = /\/(image|-\/media)(\/|\?|$)|\.(avif|gif|jpe?g|png|svg|webp)(\?|$)/i;

/**
 * What the first view of an opened page weighs, in kB: its HTML, compressed as visitors get it, and the pictures that it
 * has loaded by itself.
 */
export async function weighPage(page: Document, window: Window): Promise<number> {
  const loaded = window.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const pictures = loaded.filter(({ name }) => PICTURE.test(name));
  const sum = pictures.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  return Math.round((sum + (await compressedSize(page.documentElement.outerHTML))) / 1000);
}

async function compressedSize(html: string): Promise<number> {
  const compressed = new Blob([html]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(compressed).arrayBuffer()).byteLength;
}
