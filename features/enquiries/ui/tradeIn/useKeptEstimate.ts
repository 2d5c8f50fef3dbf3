import { useEffect, useState } from 'react';
import {
  forgetEstimate,
  keepEstimate,
  type KeptEstimate,
  readKeptEstimate,
} from './client/keptEstimate';

/** The estimate that this browser keeps, if there is one. */
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
