import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What other benches found: of the search service at 100,000 cars, and of the processes that scale pictures. */
export interface SearchFigures {
  cpuMs: number;
  megabytes: number;
  /** Of all that a web process has, at most. */
  scalingMegabytes: number;
}

/** Reads them where they stand. @throws Error when they do not */
export async function searchFigures(): Promise<SearchFigures> {
  const text = await readFile(path.join('tests', 'bench', 'RESULTS.md'), 'utf8');
  const [, mean] = /^\| without a place \| ([\d.]+) \|/m.exec(text) ?? [];
  const [, megabytes] = /^\| 100000 \| ours \|(?:[^|]*\|){6} ([\d.]+) \|/m.exec(text) ?? [];
  if (!mean || !megabytes) throw new Error('RESULTS.md has no figures of the search service');
  const scaling = [...text.matchAll(/^\| after \d+ \| \d+ \| \d+ \| (\d+) \|/gm)];
  if (scaling.length === 0) throw new Error('RESULTS.md has no figures of the memory');
  const scalingMegabytes = Math.max(...scaling.map(([, most]) => Number(most)));
  return { cpuMs: Number(mean), megabytes: Number(megabytes), scalingMegabytes };
}
