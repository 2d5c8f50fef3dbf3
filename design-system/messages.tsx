import { createContext, type ReactNode, use } from 'react';

/**
 * Keys of all texts. The design system declares none: `messages` declares those of the
 * product here, so that a key without a text does not pass the type check.
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface MessagesByKey {}

export type MessageKey = keyof MessagesByKey;

/** Returns the text of a dictionary key in the page's language. */
export type Messages = (key: MessageKey) => string;

/** Without a provider the key itself is shown, so that the mistake is visible. */
const MessagesContext = createContext<Messages>((key) => key);

/** Provides the dictionary of the page's language to its children; once per page and per island. */
export function MessagesProvider({
  messages,
  children,
}: {
  messages: Messages;
  children: ReactNode;
}) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The dictionary of the page's language; `useMessages()('close')`. */
export function useMessages(): Messages {
  return use(MessagesContext);
}

/** Keys of a catalogue of texts; if prefixes are given, only keys that start with one of them. */
export function getMessageKeys(
  catalogue: Readonly<Partial<Record<MessageKey, string>>>,
  ...prefixes: readonly string[]
): MessageKey[] {
  const keys = Object.keys(catalogue) as MessageKey[];
  return prefixes.length === 0
    ? keys
    : keys.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
}

/** Replaces each `{name}` in a text by its value. A name without a value stays, so that the mistake is visible. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
