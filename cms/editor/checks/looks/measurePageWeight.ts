/** Window sizes in px for measuring the page weight, and the maximum weight of the first view, in kB. */
export const WEIGHT_BUDGETS = [
  { width: 390, height: 844, budget: 350 },
  { width: 1440, height: 900, budget: 700 },
] as const;

const PICTURE_URL = /\/(image|-\/media)(\/|\?|$)|\.(avif|gif|jpe?g|png|svg|webp)(\?|$)/i;

/**
 * Measures the first view of an opened page, in kB: its compressed HTML, and the pictures that it loads
 * without
 * scrolling.
 */
export async function measurePageWeight(page: Document, window: Window): Promise<number> {
  const resources = window.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const pictures = resources.filter(({ name }) => PICTURE_URL.test(name));
  const pictureBytes = pictures.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  return Math.round(
    (pictureBytes + (await measureCompressedBytes(page.documentElement.outerHTML))) / 1000,
  );
}

async function measureCompressedBytes(html: string): Promise<number> {
  const compressed = new Blob([html]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(compressed).arrayBuffer()).byteLength;
}
