import { useEffect, useState } from 'react';
import { logProblem } from '../../../rendering/logProblem';
import { askBrand } from './client/askMechmate';

/** Whether our workshops are authorised for a make (BOOK-05, BOOK-06, BOOK-70); undefined while that is not known. */
export function useAuthorised(brand: string | undefined): boolean | undefined {
  const [known, setKnown] = useState<{ brand: string; isAuthorised: boolean }>();
  useEffect(() => {
    if (brand === undefined) return undefined;
    const leaving = new AbortController();
    askBrand(brand, leaving.signal).then(
      (isAuthorised) => setKnown({ brand, isAuthorised }),
      (error: unknown) => {
        if (!leaving.signal.aborted) logProblem('warn', 'A make cannot be looked up', error);
      },
    );
    return () => leaving.abort();
  }, [brand]);
  return known && known.brand === brand ? known.isAuthorised : undefined;
}
