import { readTable } from '../../redirects/findRedirect';
import type { SiteRedirects } from '../../redirects/siteRedirects';
import type { DevelopmentServer } from './DevelopmentServer';

const TABLE = /^redirects\/([\w-]+)\.csv$/;

/**
 * Puts a table of old addresses in force when its file changes. One with a fault is shown over pages and in the log, and the
 * last one stays in force.
 */
export function followTables(
  development: Pick<DevelopmentServer, 'onFile' | 'setFault'>,
  redirects: ReadonlyMap<string, Pick<SiteRedirects, 'replaceTable'>>,
  { onChange, onFault }: { onChange: () => void; onFault: (message: string) => void },
): void {
  const faults = new Map<string, string>();
  development.onFile(TABLE, (file) => {
    const [, site = ''] = TABLE.exec(file) ?? [];
    try {
      redirects.get(site)?.replaceTable(readTable(site));
      faults.delete(site);
      onChange();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      faults.set(site, message);
      onFault(message);
    }
    development.setFault('redirects', [...faults.values()].join('\n'));
  });
}
