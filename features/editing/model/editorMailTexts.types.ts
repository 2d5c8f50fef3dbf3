/** A text with the author of what the mail is about, its page and stage and the recipient, or one without any. */
export type MailText =
  string | ((values: Readonly<Record<'by' | 'page' | 'name' | 'stage', string>>) => string);

/** Texts of mails to editors in one language. */
export interface EditorMailTexts {
  /** Name of the sender. */
  from: string;
  greeting: MailText;
  kinds: Readonly<
    Record<string, { subject: MailText; line: MailText; button: string; footer: string }>
  >;
}
