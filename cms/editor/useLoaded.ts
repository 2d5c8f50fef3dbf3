import { useEffect, useState } from 'react';
import { describeFailure } from './describeFailure';

interface Loaded<Value> {
  /** The last answer; undefined until there is one. */
  value: Value | undefined;
  /** Why there is no newer answer, in words. */
  failure: string | undefined;
}

/**
 * What `load` answers; a newer `load` overtakes an older one.
 * @param load kept by `useCallback`; answers nothing where there is nothing to ask for
 * @param onFailure kept as well; told of each failure
 */
export function useLoaded<Value>(
  load: () => Promise<Value> | undefined,
  onFailure?: (error: unknown) => void,
): Loaded<Value> {
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    load()?.then(
      (found) => {
        if (!isCurrent) return;
        setValue(() => found);
        setFailure(undefined);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setFailure(describeFailure(error));
        onFailure?.(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, onFailure]);
  return { value, failure };
}
