import { createContext, use } from 'react';

/** Language code of the page, such as `sv`; set once per page. */
export const LanguageContext = createContext('en');

export function useLanguage(): string {
  return use(LanguageContext);
}
