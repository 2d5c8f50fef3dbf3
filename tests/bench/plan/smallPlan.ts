import { siteKey, itemKey } from '../../../platform/pages/surrogateKeys';
import { pageClasses, type Address, type Measured, type PageClass } from './plan.types';
import { traffic } from './assumptions';

/** Creates a small site and costs, for tests of the simulation. */
export function createSmallPlan(cars = 400): { addresses: Address[]; measured: Measured } {
  const site = traffic.peakSite;
  const address = (path: string, pageClass: PageClass, at: number): Address => ({
    ...{ site, path, pageClass },
    bytes: 20_000 + (at % 7) * 1000,
    keys: [siteKey(site), itemKey(`${pageClass} ${at % 50}`), itemKey(path)],
    pictures: Array.from({ length: 8 }, (_, picture) => at * 4 + picture),
  });
  const addresses = [
    address('/', 'front', 0),
    ...Array.from({ length: 10 }, (_, index) => address(`/list-${index}`, 'list', index)),
    ...Array.from({ length: 100 }, (_, index) =>
      address(`/list-1?car_fuel=${index}`, 'filtered', index),
    ),
    ...Array.from({ length: 200 }, (_, index) => address(`/about/page-${index}`, 'content', index)),
    ...Array.from({ length: cars }, (_, index) =>
      address(`/bil/${index}/car-${index}`, 'car', index),
    ),
  ];
  const cost = { addresses: 1, webCpuMs: 12, contentQueries: 2, searches: 1, transactions: 0 };
  const forEachClass = <Value>(value: Value) =>
    Object.fromEntries(pageClasses.map((name) => [name, value])) as Record<PageClass, Value>;
  const load = {
    assets: { requests: 10, kilobytes: 60 },
    pictures: { requests: 8, kilobytes: 200 },
    calls: 1,
  };
  return {
    addresses,
    measured: {
      taken: 'made up',
      pages: forEachClass({ ...cost, kilobytes: 22, keys: 3, manyShare: 0 }),
      loads: forEachClass({ phone: load, desktop: load }),
      cpuMs: {
        ...{ known: 0.07, otherQuery: 0.2, unchanged: 0.05, asset: 0.1 },
        ...{ keptPicture: 0.3, scaledPicture: 80, pageView: 0.3 },
      },
      headerKilobytes: 1.5,
      versionedShare: 1,
      megabytes: { web: 300 },
      idleTransactions: 1,
    },
  };
}
