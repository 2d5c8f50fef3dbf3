import { readTable } from '../../redirects/findRedirect';
import type { SiteRedirects } from '../../redirects/siteRedirects';
import type { DevelopmentServer } from './DevelopmentServer';

const TABLE_FILE = /^redirects\/([\w-]+)\.csv$/;

/**
 * Reloads a table of redirects when its file changes. A table with errors is reported over the pages and in
 * the log, and the last valid one stays in use.
 */
export function followTables(
  development: Pick<DevelopmentServer, 'onFile' | 'setError'>,
  redirects: ReadonlyMap<string, Pick<SiteRedirects, 'replaceTable'>>,
  { onChange, onError }: { onChange: () => void; onError: (message: string) => void },
): void {
  const errors = new Map<string, string>();
  development.onFile(TABLE_FILE, (file) => {
    const [, site = ''] = TABLE_FILE.exec(file) ?? [];
    try {
      redirects.get(site)?.replaceTable(readTable(site));
      errors.delete(site);
      onChange();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      errors.set(site, message);
      onError(message);
    }
    development.setError('redirects', [...errors.values()].join('\n'));
  });
}
