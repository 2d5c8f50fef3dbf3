/** A value that is stored until the tab is closed. */
export interface TabStore<Value> {
  /** The current value; the same object until the value changes. */
  read: () => Value;
  write: (value: Value) => void;
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store for a value in sessionStorage; with storage disabled, the value lasts as long as the page.
 * @param parse validates a stored value; receives undefined if there is none
 */
export function tabStore<Value>(
  key: string,
  parse: (storedValue: unknown) => Value,
): TabStore<Value> {
  const changeEvent = `forecourt:${key}`;
  let parsedText: string | null | undefined;
  let value: Value | undefined;
  let memoryText: string | null = null;

  const readText = (): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return memoryText;
    }
  };
  return {
    read() {
      const currentText = readText();
      if (currentText !== parsedText || value === undefined) {
        parsedText = currentText;
        value = parse(parseJson(currentText));
      }
      return value;
    },
    write(next) {
      memoryText = JSON.stringify(next);
      try {
        sessionStorage.setItem(key, memoryText);
      } catch {
        // The storage is full or blocked: the value stays in memory.
      }
      dispatchEvent(new Event(changeEvent));
    },
    subscribe(listener) {
      addEventListener(changeEvent, listener);
      return () => removeEventListener(changeEvent, listener);
    },
  };
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
