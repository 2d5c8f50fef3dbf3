import type { ReactNode } from 'react';
import { MessagesProvider } from '../../../../design-system/messages';
import { sv } from '../../../../messages/catalogues';

/** Renders the component under test with the Swedish texts. */
export function Words({ children }: { children: ReactNode }) {
  const message = (key: string) => (sv as Record<string, string>)[key] ?? key;
  return <MessagesProvider messages={message}>{children}</MessagesProvider>;
}
