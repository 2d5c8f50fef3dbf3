import { useCallback, useEffect, useRef } from 'react';
import { focusField } from '../../appointments/ui/client/focusField';

/** Ids of the headings on the page of the booking. */
export const sections = { day: 'tire-day', times: 'tire-times', contact: 'tire-contact' } as const;

/** Leads the focus from a choice to what it brings, as soon as that is there. */
export function useSectionFocus(): (id: string) => void {
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current === undefined || !document.getElementById(asked.current)) return;
    focusField(asked.current);
    asked.current = undefined;
  });
  return useCallback((id) => {
    asked.current = id;
  }, []);
}
