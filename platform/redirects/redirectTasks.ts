import { checkManaged, type ManagedFinding } from '../../redirects/checkManaged';
import { createRedirects, readTable } from '../../redirects/findRedirect';
import { followAddress, type Trail } from '../../redirects/followAddress';
import { compileManagedRedirects } from '../../redirects/managedRedirects';
import type { ManagedRedirect } from '../../redirects/managedRule';
import { sitePages } from '../../redirects/sitePages';

/** Checks whether redirects compile; has no result. */
interface CompileTask {
  kind: 'compile';
  redirects: readonly (ManagedRedirect | null)[];
  languages: readonly string[];
}

/** Finds the errors in the redirects of a site, and where an address leads with them. */
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

/** The result of each kind of task. */
export interface RedirectAnswers {
  compile: undefined;
  check: { findings: ManagedFinding[]; trail: Trail | undefined };
}

/** Runs a task without a time limit; called in a thread. */
export function runRedirectTask(task: RedirectTask): RedirectAnswers[RedirectTask['kind']] {
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
