import { createRedirects, readTable, type FindRedirect } from '../../../redirects/findRedirect';

const loaded = new Map<string, FindRedirect>();

function getRedirects(site: string): FindRedirect {
  let find = loaded.get(site);
  if (!find) loaded.set(site, (find = createRedirects(readTable(site))));
  return find;
}

/** Returns the redirect of an address (`/path` or `/path?query`) in a site's table, or undefined. */
export function findRedirect(site: string, address: string): string | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  return getRedirects(site)(path, query)?.location;
}

/** Expects a page to be a target of redirects and not to be redirected itself. */
export function expectCurrentPage(site: string, page: string): void {
  const destinations = readTable(site).map(({ destination }) => destination.split(/[?#]/, 1)[0]);
  expect(destinations).toContain(page);
  expect(findRedirect(site, page)).toBeUndefined();
}
