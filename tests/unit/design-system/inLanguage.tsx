import type { ReactNode } from 'react';
import { LanguageContext } from '../../../design-system/language';
import { MessagesProvider } from '../../../design-system/messages';
import { messagesOf } from '../../../messages/messagesOf';
import type { Language } from '../../../sites/site.types';

/** Provides the language code and the texts of a page in a language. */
export function inLanguage(language: Language, children: ReactNode) {
  const texts: Readonly<Record<string, string>> = messagesOf(language);
  return (
    <LanguageContext value={language}>
      <MessagesProvider messages={(key) => texts[key] ?? key}>{children}</MessagesProvider>
    </LanguageContext>
  );
}
