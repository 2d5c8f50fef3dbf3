import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { recoverFocus } from '../../../design-system/focus/client/passFocus';
import { useStoredCars } from '../../car/ui/useStoredCars';
import { comparedCars } from '../../car/ui/comparedCar';
import { CompareDialog } from './CompareDialog';
import { CompareTray } from './CompareTray';
import { sharedComparison } from './sharedComparison';
import type { CompareView } from './compareView.types';

/** The cars to compare: the tray while there are any, its list, and the table (spec 2 §2, Compare). */
export function CompareCars() {
  const cars = useStoredCars(comparedCars);
  const [view, setView] = useState<CompareView>('tray');
  const shared = useSyncExternalStore(
    sharedComparison.subscribe,
    sharedComparison.read,
    () => undefined,
  );
  const isEmpty = cars.length === 0;

  useEffect(() => {
    if (shared) setView('table');
  }, [shared]);

  const hadCars = useRef(false);
  useEffect(() => {
    // What was pressed to empty the list may have gone with it.
    if (isEmpty && hadCars.current) {
      sharedComparison.show(undefined);
      setView('tray');
      recoverFocus();
    }
    hadCars.current = !isEmpty;
  }, [isEmpty]);

  if (isEmpty && !shared) return null;
  const show = (next: CompareView) => {
    sharedComparison.show(undefined);
    if (next !== 'table') return setView(next);
    // A table takes a slow phone long to make: the press is answered before.
    setView('tray');
    startTransition(() => setView('table'));
  };
  const actions = { show, remove: comparedCars.remove, clear: comparedCars.clear };
  return (
    <>
      {!isEmpty && <CompareTray cars={cars} isOpen={view === 'list'} {...actions} />}
      <CompareDialog cars={cars} shared={shared} isOpen={view === 'table'} {...actions} />
    </>
  );
}
