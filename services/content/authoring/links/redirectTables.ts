import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tables of old addresses that ship with the product, one a site. */
const tablesFolder = 'redirects';

const known = new Map<string, readonly RegExp[]>();

/** Whether the site's table of old addresses knows a path; sites without a table know none. */
export function tableHas(site: string, path: string): boolean {
  if (!/^[a-z-]+$/.test(site)) return false;
  const sources = known.get(site) ?? readSources(site);
  known.set(site, sources);
  return sources.some((source) => source.test(path));
}

/** The column of sources: literal segments, `:name`, and `:name*` or `:name+` for any number of them. */
function readSources(site: string): RegExp[] {
  const file = join(tablesFolder, `${site}.csv`);
  if (!existsSync(file)) return [];
  const [, ...lines] = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const source = /^"?(\/[^",]*)/.exec(line)?.[1];
    if (source === undefined) return [];
    const pattern = source
      .replace(/[.()[\]{}|^$?\\]/g, '\\$&')
      .replace(/\/:\w+[*+]/g, '(?:/.*)?')
      .replace(/:[A-Za-z]\w*/g, '[^/]+');
    return [new RegExp(`^${pattern}/?$`, 'i')];
  });
}
