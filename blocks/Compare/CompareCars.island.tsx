import { useEffect, useRef, useState } from 'react';
import { recoverFocus } from '../../design-system/focus/client/passFocus';
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

  const hadCars = useRef(false);
  useEffect(() => {
    if (isEmpty) setView('tray');
    // What was pressed to empty the list may have gone with it.
    if (isEmpty && hadCars.current) recoverFocus();
    hadCars.current = !isEmpty;
  }, [isEmpty]);

  if (isEmpty) return null;
  const actions = { show: setView, remove: comparedCars.remove, clear: comparedCars.clear };
  return (
    <IslandPage {...surroundings}>
      <CompareTray cars={cars} isOpen={view === 'list'} {...actions} />
      <CompareDialog cars={cars} isOpen={view === 'table'} {...actions} />
    </IslandPage>
  );
}
