import { useEffect, useState } from 'react';
import {
  forgetEstimate,
  keepEstimate,
  type KeptEstimate,
  readKeptEstimate,
} from './client/keptEstimate';

/** The estimate stored in this browser, if any, with functions that store one and delete it. */
export function useKeptEstimate() {
  const [kept, setKept] = useState<KeptEstimate>();
  useEffect(() => setKept(readKeptEstimate()), []);
  return {
    kept,
    keep: (estimate: Omit<KeptEstimate, 'madeOn' | 'keptUntil'>) => setKept(keepEstimate(estimate)),
    forget() {
      forgetEstimate();
      setKept(undefined);
    },
  };
}
