import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the content files, from the project's root. */
export const contentFolder = join('cms', 'content');

/** Routes of a site's pages that have a content file of their own, such as `/` and `/about/us`. */
export function contentRoutes(site: string): string[] {
  const folder = join(contentFolder, site, 'pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yml'))
    .map(routeOf);
}

const routeOf = (file: string): string =>
  `/${file.replaceAll('\\', '/').replace(/\.yml$/, '')}`.replace(/\/index$/, '') || '/';
