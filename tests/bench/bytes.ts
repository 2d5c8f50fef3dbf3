import { brotliCompressSync } from 'node:zlib';
import type { Table } from './bench.types';
import { fetchText, homePages } from './homePages';
import { startProduct } from './product';

export const title = 'Bytes of a front page before any interaction';

/** Measures the bytes of HTML, styles, and all scripts that a page loads. */
export async function run(): Promise<Table> {
  const product = await startProduct();
  try {
    const rows = await Promise.all(homePages.map((site) => measure(product.port, site)));
    return {
      columns: ['page', 'HTML kB', 'of it CSS kB', 'whole, brotli kB', 'JS kB', 'JS, brotli kB'],
      rows,
      notes: ['Bar: at most 8 kB of brotli JavaScript before any interaction.'],
    };
  } finally {
    await product.stop();
  }
}

async function measure(port: number, site: string): Promise<(string | number)[]> {
  const { body: html } = await fetchText(port, site);
  const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  const scripts = await Promise.all(
    [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) =>
      fetchText(port, site, path),
    ),
  );
  const code = scripts.map(({ body }) => body);
  const brotli = code.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return [
    site,
    kilobytes(html.length),
    kilobytes(css.length),
    kilobytes(brotliCompressSync(html).length),
    kilobytes(code.join('').length),
    kilobytes(brotli),
  ];
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
