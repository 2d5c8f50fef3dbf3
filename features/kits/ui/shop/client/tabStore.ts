/** A value that the tab keeps until it is closed. */
export interface TabStore<Value> {
  /** The same object until the value changes. */
  read: () => Value;
  write: (value: Value) => void;
  /** Calls back when the value has changed; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * A value in the tab's storage. Storage that is switched off keeps it as long as the page.
 * @param parse makes a value of whatever is found, or of undefined
 */
export function tabStore<Value>(key: string, parse: (found: unknown) => Value): TabStore<Value> {
  const changed = `forecourt:${key}`;
  let text: string | null | undefined;
  let value: Value | undefined;
  let written: string | null = null;

  const stored = (): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return written;
    }
  };
  return {
    read() {
      const now = stored();
      if (now !== text || value === undefined) {
        text = now;
        value = parse(parsed(now));
      }
      return value;
    },
    write(next) {
      written = JSON.stringify(next);
      try {
        sessionStorage.setItem(key, written);
      } catch {
        // The page keeps it.
      }
      dispatchEvent(new Event(changed));
    },
    subscribe(listener) {
      addEventListener(changed, listener);
      return () => removeEventListener(changed, listener);
    },
  };
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
