import { createContext, use } from 'react';

/** Whether the page is being edited; set once per page. Fields are plain output unless it is. */
export const EditingContext = createContext(false);

export function useEditing(): boolean {
  return use(EditingContext);
}
