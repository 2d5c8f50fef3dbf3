import { createContext, type ReactNode, use } from 'react';

/**
 * Keys that there are texts for. The design system knows none itself: `messages` declares those of the
 * product here, so that a key without a text does not pass the type check.
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface KnownMessages {}

export type MessageKey = keyof KnownMessages;

/** Gives the text of a dictionary key in the page's language. */
export type Messages = (key: MessageKey) => string;

/** Without a provider the key itself is shown, so that the mistake is seen. */
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

/** Keys of the texts of a catalogue, of those alone that begin with one of the words where there are any. */
export function keysOf(
  catalogue: Readonly<Partial<Record<MessageKey, string>>>,
  ...beginnings: readonly string[]
): MessageKey[] {
  const keys = Object.keys(catalogue) as MessageKey[];
  return beginnings.length === 0
    ? keys
    : keys.filter((key) => beginnings.some((beginning) => key.startsWith(beginning)));
}

/** A text with its `{name}`s replaced by values. A name without a value stays, so that the mistake is seen. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
