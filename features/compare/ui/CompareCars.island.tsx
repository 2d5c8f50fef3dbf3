import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { recoverFocus } from '../../../design-system/focus/client/passFocus';
import { useStoredCars } from '../../car/ui/useStoredCars';
import { comparedCars } from '../../car/ui/comparedCar';
import { CompareDialog } from './CompareDialog';
import { CompareTray } from './CompareTray';
import { sharedComparison } from './sharedComparison';
import type { CompareView } from './compareView.types';

/** The comparison: a tray while there are cars to compare, with their list, and the dialog with the table. */
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
    // The button that emptied the list may be gone, and then the focus is lost.
    if (isEmpty && hadCars.current) {
      sharedComparison.show(undefined);
      setView('tray');
      recoverFocus();
    }
    hadCars.current = !isEmpty;
  }, [isEmpty]);

  if (isEmpty && !shared) return null;
  const openView = (next: CompareView) => {
    sharedComparison.show(undefined);
    if (next !== 'table') return setView(next);
    // Rendering the table is slow on phones, so the list closes first as feedback.
    setView('tray');
    startTransition(() => setView('table'));
  };
  const actions = { show: openView, remove: comparedCars.remove, clear: comparedCars.clear };
  return (
    <>
      {!isEmpty && <CompareTray cars={cars} isOpen={view === 'list'} {...actions} />}
      <CompareDialog cars={cars} shared={shared} isOpen={view === 'table'} {...actions} />
    </>
  );
}
