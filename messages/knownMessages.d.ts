import type { MessageKey as DefaultText } from './messages';

/** The keys with default texts are the only keys that components may use. */
declare module '../design-system/messages' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface can be added to
  interface MessagesByKey extends Record<DefaultText, string> {}
}
