import { type RefObject, useEffect, useState } from 'react';
import { recoverFocus } from '../../../design-system/focus/client/passFocus';

/**
 * When a visitor opens a cluster with its button, the button is removed: the focus moves to the first of the
 * marks that replace the cluster. Must run after the effect that puts these marks on the map.
 * @returns a function to call with the key of a cluster that is being opened
 */
export function useOpenedCluster(
  marks: readonly { key: string }[],
  getElement: (key: string) => HTMLElement,
  box: RefObject<HTMLElement | null>,
): (key: string) => void {
  const [openedKey, setOpenedKey] = useState<string>();
  useEffect(() => {
    if (openedKey === undefined || marks.some(({ key }) => key === openedKey)) return;
    setOpenedKey(undefined);
    const ids = new Set(openedKey.split(' '));
    const firstMark = marks.find(({ key }) => key.split(' ').some((id) => ids.has(id)));
    recoverFocus(firstMark && getElement(firstMark.key), box.current);
  }, [openedKey, marks, getElement, box]);
  return setOpenedKey;
}
