/**
 * A text, or a function that fills in values: the user whose action the mail is about (`by`), the name of the
 * page, its stage of approval, the recipient's name, and the words that are quoted (`text`).
 */
export type MailText =
  | string
  | ((values: Readonly<Record<'by' | 'page' | 'name' | 'stage' | 'text', string>>) => string);

/** Texts of mails to editors in one language. */
export interface EditorMailTexts {
  /** Name of the sender. */
  from: string;
  greeting: MailText;
  quote: MailText;
  kinds: Readonly<
    Record<string, { subject: MailText; line: MailText; button: string; footer: string }>
  >;
}
