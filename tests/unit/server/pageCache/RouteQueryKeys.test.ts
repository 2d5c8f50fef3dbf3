import { isOwnAddress, RouteQueryKeys } from '../../../../server/pageCache/RouteQueryKeys';

describe('query keys of routes', () => {
  it('belong to all addresses of an item, in order', () => {
    const routes = new RouteQueryKeys();
    const remember = (n: number) =>
      routes.remember('a', `/cars/${n}`, '/cars/,-w-,', ['page', 'brand']);
    expect(Array.from({ length: 50_000 }, (_, n) => remember(n))).not.toContain(false);
    expect(routes.isFull).toBe(false);
    expect(routes.of('a', '/cars/new')).toEqual(['brand', 'page']);
    expect(routes.of('a', '/cars/new/one')).toEqual([]);
    expect(routes.of('b', '/cars/new')).toEqual([]);
  });

  it('are those of the nearest route', () => {
    const routes = new RouteQueryKeys();
    routes.remember('a', '/x/y', '/,-w-,/,-w-,', ['far']);
    routes.remember('a', '/x/z', '/x/,-w-,', ['near']);
    routes.remember('a', '/x/own', '/x/own', ['own']);
    expect(['/w/y', '/x/y', '/X/Own'].map((path) => routes.of('a', path))).toEqual([
      ['far'],
      ['near'],
      ['own'],
    ]);
    // Taken for one of the nearer route, so it must not be kept.
    expect(routes.remember('a', '/x/y', '/,-w-,/,-w-,', ['far'])).toBe(false);
  });

  it('change with the page, and with the item that answers', () => {
    const routes = new RouteQueryKeys();
    routes.remember('a', '/x', '/x', ['page']);
    routes.remember('a', '/x', '/x', []);
    expect(routes.of('a', '/x')).toEqual([]);
    routes.remember('a', '/x/own', '/x/own', ['own']);
    expect(routes.remember('a', '/x/own', '/x/,-w-,', ['any'])).toBe(true);
    expect(routes.of('a', '/x/own')).toEqual(['any']);
  });

  it('have a bound, after which all of them can be let go', () => {
    const routes = new RouteQueryKeys();
    for (let n = 0; !routes.isFull; n += 1) routes.remember('a', `/${n}`, undefined, ['page']);
    routes.forgetAll();
    expect([routes.isFull, routes.of('a', '/1')]).toEqual([false, []]);
  });
});

it("an address is an item's own when nothing in it stands for anything", () => {
  expect(isOwnAddress('/%C3%A5', '/å')).toBe(true);
  expect(isOwnAddress('/x', undefined)).toBe(true);
  expect(isOwnAddress('/X', '/x')).toBe(false);
  expect(isOwnAddress('/x', '/,-w-,')).toBe(false);
});
