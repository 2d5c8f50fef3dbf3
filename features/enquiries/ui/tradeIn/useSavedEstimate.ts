import { useEffect, useState } from 'react';
import {
  removeSavedEstimate,
  saveEstimate,
  type SavedEstimate,
  readSavedEstimate,
} from './client/savedEstimate';

/** The estimate stored in this browser, if any, with functions that store one and delete it. */
export function useSavedEstimate() {
  const [savedEstimate, setSavedEstimate] = useState<SavedEstimate>();
  useEffect(() => setSavedEstimate(readSavedEstimate()), []);
  return {
    kept: savedEstimate,
    save: (estimate: Omit<SavedEstimate, 'madeOn' | 'keptUntil'>) =>
      setSavedEstimate(saveEstimate(estimate)),
    remove() {
      removeSavedEstimate();
      setSavedEstimate(undefined);
    },
  };
}
