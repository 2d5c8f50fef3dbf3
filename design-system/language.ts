import { createContext, use } from 'react';

/** Language code of the page, such as `sv`; set once per page. */
export const LanguageContext = createContext('en');

/** Language of the page as a BCP 47 tag such as `sv-SE`. */
export function useLanguage(): string {
  return use(LanguageContext);
}
