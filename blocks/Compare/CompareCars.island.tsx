import { useEffect, useState } from 'react';
import { useStoredCars } from '../Car/useStoredCars';
import { IslandPage, type IslandSurroundings } from '../IslandPage';
import { comparedCars } from './comparedCar';
import { CompareDialog } from './CompareDialog';
import { CompareTray } from './CompareTray';

/** What is open: the list above the tray, or the table over the page. */
export type CompareView = 'tray' | 'list' | 'table';

/** The cars to compare: the tray while there are any, its list, and the table (spec 2 §2, Compare). */
export function CompareCars(surroundings: IslandSurroundings) {
  const cars = useStoredCars(comparedCars);
  const [view, setView] = useState<CompareView>('tray');
  const isEmpty = cars.length === 0;

  useEffect(() => {
    if (isEmpty) setView('tray');
  }, [isEmpty]);

  const clear = () => {
    comparedCars.clear();
    // What had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const actions = { show: setView, remove: comparedCars.remove, clear };
  return (
    <IslandPage {...surroundings}>
      {!isEmpty && <CompareTray cars={cars} isOpen={view === 'list'} {...actions} />}
      <CompareDialog cars={cars} isOpen={view === 'table' && !isEmpty} {...actions} />
    </IslandPage>
  );
}
