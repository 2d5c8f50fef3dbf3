import type { MessageKey as DefaultText } from './messages';

/** Every key that has default texts is a key that components may ask for, and no other. */
declare module '../design-system/messages' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface can be added to
  interface KnownMessages extends Record<DefaultText, string> {}
}
