import { checkManaged, type ManagedFinding } from '../../redirects/checkManaged';
import { createRedirects, readTable } from '../../redirects/findRedirect';
import { followAddress, type Trail } from '../../redirects/followAddress';
import { compileManagedRedirects } from '../../redirects/managedRedirects';
import type { ManagedRedirect } from '../../redirects/managedRule';
import { sitePages } from '../../redirects/sitePages';

/** Whether redirects compile: nothing is told but that they do. */
interface CompileTask {
  kind: 'compile';
  redirects: readonly (ManagedRedirect | null)[];
  languages: readonly string[];
}

/** What is wrong with the redirects of a site, and where an address leads by them. */
interface CheckTask {
  kind: 'check';
  redirects: readonly ManagedRedirect[];
  site: string;
  languages: readonly string[];
  /** Routes of the site's pages in its default language. */
  routes: readonly string[];
  /** Host names of all our sites. */
  hosts: readonly string[];
  address: string | undefined;
}

export type RedirectTask = CompileTask | CheckTask;

/** What each kind of task comes to. */
export interface RedirectAnswers {
  compile: undefined;
  check: { findings: ManagedFinding[]; trail: Trail | undefined };
}

/** Does a task, however long it takes: a thread asks for it. */
export function doRedirectTask(task: RedirectTask): RedirectAnswers[RedirectTask['kind']] {
  const managed = compileManagedRedirects(task.redirects, task.languages);
  if (task.kind === 'compile') return undefined;
  const { redirects, site, languages, routes, hosts, address } = task;
  const table = readTable(site);
  return {
    findings: checkManaged(redirects, { table, languages, pages: sitePages(site, routes), hosts }),
    trail:
      address === undefined
        ? undefined
        : followAddress({ findInTable: createRedirects(table), managed }, address),
  };
}
