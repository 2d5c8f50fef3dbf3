import { isOwnAddress, RouteQueryKeys } from '../../../../server/pageCache/RouteQueryKeys';

describe('query keys of routes', () => {
  it('query keys apply to all addresses of an item, in order', () => {
    const routes = new RouteQueryKeys();
    const remember = (n: number) =>
      routes.remember('a', `/cars/${n}`, '/cars/,-w-,', ['page', 'brand']);
    expect(Array.from({ length: 50_000 }, (_, n) => remember(n))).not.toContain(false);
    expect(routes.isFull).toBe(false);
    expect(routes.keysOf('a', '/cars/new')).toEqual(['brand', 'page']);
    expect(routes.keysOf('a', '/cars/new/one')).toEqual([]);
    expect(routes.keysOf('b', '/cars/new')).toEqual([]);
  });

  it('query keys come from the most specific route', () => {
    const routes = new RouteQueryKeys();
    routes.remember('a', '/x/y', '/,-w-,/,-w-,', ['far']);
    routes.remember('a', '/x/z', '/x/,-w-,', ['near']);
    routes.remember('a', '/x/own', '/x/own', ['own']);
    expect(['/w/y', '/x/y', '/X/Own'].map((path) => routes.keysOf('a', path))).toEqual([
      ['far'],
      ['near'],
      ['own'],
    ]);
    // The path also matches the more specific route, so these keys must not be stored.
    expect(routes.remember('a', '/x/y', '/,-w-,/,-w-,', ['far'])).toBe(false);
  });

  it('query keys are replaced when the page or the item of an address changes', () => {
    const routes = new RouteQueryKeys();
    routes.remember('a', '/x', '/x', ['page']);
    routes.remember('a', '/x', '/x', []);
    expect(routes.keysOf('a', '/x')).toEqual([]);
    routes.remember('a', '/x/own', '/x/own', ['own']);
    expect(routes.remember('a', '/x/own', '/x/,-w-,', ['any'])).toBe(true);
    expect(routes.keysOf('a', '/x/own')).toEqual(['any']);
  });

  it('query keys are limited in number and can be cleared', () => {
    const routes = new RouteQueryKeys();
    for (let n = 0; !routes.isFull; n += 1) routes.remember('a', `/${n}`, undefined, ['page']);
    routes.forgetAll();
    expect([routes.isFull, routes.keysOf('a', '/1')]).toEqual([false, []]);
  });
});

it('an address belongs to a single item when its route has no wildcard', () => {
  expect(isOwnAddress('/%C3%A5', '/å')).toBe(true);
  expect(isOwnAddress('/x', undefined)).toBe(true);
  expect(isOwnAddress('/X', '/x')).toBe(false);
  expect(isOwnAddress('/x', '/,-w-,')).toBe(false);
});
