import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element's content is wider than the element; false before the browser has laid it out. */
export function useOverflow<Kind extends HTMLElement>(): [RefObject<Kind | null>, boolean] {
  const ref = useRef<Kind>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}
