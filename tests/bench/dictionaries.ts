import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { compressWithDictionary } from '../../server/pageCache/compression/compressWithDictionary';
import type { Table } from './bench.types';
import { fetchText } from './homePages';
import { startProduct } from './product';

export const title = 'Bytes of a page with and without a dictionary';

const SITE = 'automotive-se';
const TIMEOUT_MS = 120_000;

/** Pages that the dictionary is created from, and other pages that are measured. */
const kinds: Readonly<
  Record<string, { trainingPages: readonly string[]; measuredPages: readonly string[] }>
> = {
  front: { trainingPages: ['/'], measuredPages: ['/'] },
  list: {
    trainingPages: ['/kop-bil', '/kop-bil?car_brand=BMW'],
    measuredPages: ['/kop-bil?car_brand=Volvo', '/kop-bil?car_body=SUV', '/kop-bil?page=2'],
  },
  car: { trainingPages: carPositions(0, 4), measuredPages: carPositions(4, 12) },
  dealer: {
    trainingPages: ['/anlaggningar'],
    measuredPages: ['/anlaggningar'],
  },
  content: {
    trainingPages: ['/salj-bil', '/foretag', '/service-och-verkstad'],
    measuredPages: [
      '/kontakt',
      '/livet-med-bil',
      '/dack-och-biltillbehor/dackhotell',
      '/om-hedin-automotive',
    ],
  },
};

/**
 * Placeholders for the addresses of cars, by their positions in the car list; `run` reads the addresses from
 * it.
 */
function carPositions(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => `car ${from + index}`);
}

/** Measures the size of a second page of each kind, for a visitor with the dictionary. */
export async function run(): Promise<Table> {
  const product = await startProduct();
  try {
    const { port } = product;
    const list = (await fetchText(port, SITE, '/kop-bil')).body;
    const links = [
      ...new Set([...list.matchAll(/href="(\/bil\/\d+\/[^"?#]+)"/g)].map((m) => m[1]!)),
    ];
    const getAddress = (name: string) =>
      name.startsWith('car ') ? (links[Number(name.slice(4))] ?? links[0]!) : name;
    for (const { trainingPages: first } of Object.values(kinds)) {
      for (const name of first) await fetchText(port, SITE, getAddress(name));
    }
    const dictionary = Buffer.from(await waitForDictionary(port), 'utf8');
    const rows: (string | number)[][] = [];
    for (const [kind, { measuredPages: then }] of Object.entries(kinds)) {
      const pages: Buffer[] = [];
      for (const name of then) {
        pages.push(Buffer.from((await fetchText(port, SITE, getAddress(name))).body));
      }
      rows.push(await measure(kind, pages, dictionary));
    }
    return {
      columns: ['kind', 'pages', 'HTML kB', 'brotli 5 kB', 'brotli 11 kB', 'dcz kB', 'dcz ms'],
      rows,
      notes: [
        `${SITE}; the dictionary has ${kilobytes(dictionary.length)} kB, ${kilobytes(brotliCompressSync(dictionary).length)} kB brotli.`,
        'Bar: a second page of the same kind takes at most 4 kB.',
        'Means. Front and list of dealers are among the pages that the dictionary is made of, without what they alone say.',
      ],
    };
  } finally {
    await product.stop();
  }
}

/** Waits for a dictionary that covers all requested kinds of pages, and returns it. */
async function waitForDictionary(port: number): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { headers } = await fetchText(port, SITE);
    const address = /<([^>]+)>; rel="compression-dictionary"/.exec(String(headers.link))?.[1];
    if (address) return (await fetchText(port, SITE, address)).body;
    if (Date.now() > deadline) throw new Error('No dictionary was made');
    await wait(1000);
  }
}

async function measure(
  kind: string,
  pages: readonly Buffer[],
  dictionary: Buffer,
): Promise<(string | number)[]> {
  const digest = createHash('sha256').update(dictionary).digest();
  const withDictionary = (page: Buffer) => compressWithDictionary(page, dictionary, digest);
  // The first request loads the compressor.
  await withDictionary(pages[0]!);
  const before = process.cpuUsage();
  const compressed = await Promise.all(pages.map(withDictionary));
  const { user, system } = process.cpuUsage(before);
  const brotli = (quality: number) =>
    pages.map((page) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      return brotliCompressSync(page, { params });
    });
  return [
    kind,
    pages.length,
    mean(pages),
    mean(brotli(5)),
    mean(brotli(constants.BROTLI_MAX_QUALITY)),
    mean(compressed),
    Math.round((user + system) / 100 / pages.length) / 10,
  ];
}

const mean = (all: readonly Buffer[]) =>
  kilobytes(all.reduce((sum, { length }) => sum + length, 0) / all.length);

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
