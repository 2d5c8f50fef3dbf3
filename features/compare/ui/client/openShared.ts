import { islandSelector } from '../../../../rendering/client/selectors';
import { comparedCars } from '../../../car/ui/comparedCar';
import { sharedComparison, sharedIds } from '../sharedComparison';
import { sharedKey } from '../sharedKey';
import { CarGone, fetchCar } from './fetchCar';

/**
 * Opens the comparison that the page's address names: its cars take the place of those that this tab compares. The
 * address loses them then, so that whoever goes on and comes back finds their own.
 */
export async function openShared(): Promise<void> {
  const ids = sharedIds(location.search);
  if (ids.length === 0) return;
  const answers = await Promise.allSettled(ids.map(fetchCar));
  const cars = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  const gone = lost.filter((reason) => reason instanceof CarGone).length;
  if (cars.length > 0) {
    comparedCars.clear();
    for (const car of cars) comparedCars.add(car);
  }
  sharedComparison.show({ gone, failed: lost.length - gone });
  document.querySelector(islandSelector('CompareCars'))?.dispatchEvent(new Event('start'));
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  query.delete(sharedKey);
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  history.replaceState(history.state, '', pathname + rest + hash);
}
