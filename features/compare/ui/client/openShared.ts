import { islandSelector } from '../../../../rendering/client/selectors';
import { comparedCars } from '../../../car/ui/comparedCar';
import { sharedComparison, readSharedIds } from '../sharedComparison';
import { sharedKey } from '../sharedKey';
import { CarGone, fetchCar } from './fetchCar';

/**
 * Opens the comparison in the page's address, if there is one: its cars replace those that this tab compares.
 * Then removes the ids from the address, so that going back later shows the visitor's own comparison.
 */
export async function openShared(): Promise<void> {
  const ids = readSharedIds(location.search);
  if (ids.length === 0) return;
  const results = await Promise.allSettled(ids.map(fetchCar));
  const cars = results.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const errors = results.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  const goneCount = errors.filter((reason) => reason instanceof CarGone).length;
  if (cars.length > 0) {
    comparedCars.clear();
    for (const car of cars) comparedCars.add(car);
  }
  sharedComparison.show({ gone: goneCount, failed: errors.length - goneCount });
  document.querySelector(islandSelector('CompareCars'))?.dispatchEvent(new Event('start'));
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  query.delete(sharedKey);
  const remainingSearch = query.size > 0 ? `?${query.toString()}` : '';
  history.replaceState(history.state, '', pathname + remainingSearch + hash);
}
