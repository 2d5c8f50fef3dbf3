import { useEffect, useState } from 'react';
import { describeFailure } from './describeFailure';

interface Loaded<Value> {
  /** The newest loaded value; undefined until the first one. */
  value: Value | undefined;
  /** Message of the last failure; undefined after a success. */
  failure: string | undefined;
}

/**
 * Loads a value, and loads again when `load` changes; the result of an older `load` is then ignored.
 * @param load stable (`useCallback`); returns undefined if there is nothing to load
 * @param onFailure stable as well; called for each failure
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
      (result) => {
        if (!isCurrent) return;
        setValue(() => result);
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
