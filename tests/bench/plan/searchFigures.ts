import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Results of other benchmarks: search service with 100,000 cars, and image scaling processes. */
export interface SearchFigures {
  cpuMs: number;
  megabytes: number;
  /** Maximum memory of all scaling processes of a web process. */
  scalingMegabytes: number;
}

/** Reads the values from RESULTS.md. @throws Error if they are missing */
export async function readSearchFigures(): Promise<SearchFigures> {
  const text = await readFile(path.join('tests', 'bench', 'RESULTS.md'), 'utf8');
  const [, mean] = /^\| without a place \| ([\d.]+) \|/m.exec(text) ?? [];
  const [, megabytes] = /^\| 100000 \| ours \|(?:[^|]*\|){6} ([\d.]+) \|/m.exec(text) ?? [];
  if (!mean || !megabytes) throw new Error('RESULTS.md has no figures of the search service');
  const scaling = [...text.matchAll(/^\| after \d+ \| \d+ \| \d+ \| (\d+) \|/gm)];
  if (scaling.length === 0) throw new Error('RESULTS.md has no figures of the memory');
  const scalingMegabytes = Math.max(...scaling.map(([, max]) => Number(max)));
  return { cpuMs: Number(mean), megabytes: Number(megabytes), scalingMegabytes };
}
