import type { ReactNode } from 'react';
import { LanguageContext } from '../../../design-system/language';
import { MessagesProvider } from '../../../design-system/messages';
import { messagesOf } from '../../../messages/messagesOf';
import type { Language } from '../../../sites/site.types';

/** What a page of that language gives its parts: its code and its texts. */
export function inLanguage(language: Language, children: ReactNode) {
  const texts: Readonly<Record<string, string>> = messagesOf(language);
  return (
    <LanguageContext value={language}>
      <MessagesProvider messages={(key) => texts[key] ?? key}>{children}</MessagesProvider>
    </LanguageContext>
  );
}
