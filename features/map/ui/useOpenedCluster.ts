import { type RefObject, useEffect, useState } from 'react';
import { recoverFocus } from '../../../design-system/focus/client/passFocus';

/**
 * Keeps the focus of whoever opens a cluster by its button, which goes with it: they go on with the first of its
 * places. To be called after the effect that puts marks on the map, for the focus goes to one of them.
 * @returns what to tell of a cluster that is being opened, by its key
 */
export function useOpenedCluster(
  marks: readonly { key: string }[],
  elementOf: (key: string) => HTMLElement,
  box: RefObject<HTMLElement | null>,
): (key: string) => void {
  const [opened, setOpened] = useState<string>();
  useEffect(() => {
    if (opened === undefined || marks.some(({ key }) => key === opened)) return;
    setOpened(undefined);
    const ids = new Set(opened.split(' '));
    const first = marks.find(({ key }) => key.split(' ').some((id) => ids.has(id)));
    recoverFocus(first && elementOf(first.key), box.current);
  }, [opened, marks, elementOf, box]);
  return setOpened;
}
