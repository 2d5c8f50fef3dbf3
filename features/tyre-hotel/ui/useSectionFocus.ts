import { useCallback, useEffect, useRef } from 'react';
import { focusField } from '../../appointments/ui/client/focusField';

/** Ids of the headings on the page of the booking. */
export const sections = { day: 'tire-day', times: 'tire-times', contact: 'tire-contact' } as const;

/** Moves the focus from a choice to the section that it opens, as soon as that section exists. */
export function useSectionFocus(): (id: string) => void {
  const targetId = useRef<string>(undefined);
  useEffect(() => {
    if (targetId.current === undefined || !document.getElementById(targetId.current)) return;
    focusField(targetId.current);
    targetId.current = undefined;
  });
  return useCallback((id) => {
    targetId.current = id;
  }, []);
}
