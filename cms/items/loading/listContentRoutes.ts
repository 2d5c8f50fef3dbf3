import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the content files, relative to the project's root. */
export const CONTENT_FOLDER = join('cms', 'content');

/** Lists the routes of a site's pages with a content file, such as `/` and `/about/us`. */
export function listContentRoutes(site: string): string[] {
  const folder = join(CONTENT_FOLDER, site, 'pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yml'))
    .map(toRoute);
}

const toRoute = (file: string): string =>
  `/${file.replaceAll('\\', '/').replace(/\.yml$/, '')}`.replace(/\/index$/, '') || '/';
