import { createRedirects, readTable, type FindRedirect } from '../../../redirects/findRedirect';

const loaded = new Map<string, FindRedirect>();

function redirectsOf(site: string): FindRedirect {
  let find = loaded.get(site);
  if (!find) loaded.set(site, (find = createRedirects(readTable(site))));
  return find;
}

/** Where a site's table sends an address (`/path` or `/path?query`); undefined when it stays. */
export function sentTo(site: string, address: string): string | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  return redirectsOf(site)(path, query)?.location;
}

/** Expects that a page is where addresses of the past end: rows lead to it and none leads away. */
export function expectCurrentPage(site: string, page: string): void {
  const destinations = readTable(site).map(({ destination }) => destination.split(/[?#]/, 1)[0]);
  expect(destinations).toContain(page);
  expect(sentTo(site, page)).toBeUndefined();
}
