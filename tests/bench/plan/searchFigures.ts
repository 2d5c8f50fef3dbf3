import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What other benches found of the search service, at 100,000 cars. */
export interface SearchFigures {
  cpuMs: number;
  megabytes: number;
}

/** Reads them where they stand. @throws Error when they do not */
export async function searchFigures(): Promise<SearchFigures> {
  const text = await readFile(path.join('tests', 'bench', 'RESULTS.md'), 'utf8');
  const [, mean] = /^\| without a place \| ([\d.]+) \|/m.exec(text) ?? [];
  const [, megabytes] = /^\| 100000 \| ours \|(?:[^|]*\|){6} ([\d.]+) \|/m.exec(text) ?? [];
  if (!mean || !megabytes) throw new Error('RESULTS.md has no figures of the search service');
  return { cpuMs: Number(mean), megabytes: Number(megabytes) };
}
