/** HTML as a program puts it on the clipboard, with our own texts, and the result of pasting it. */
export interface PastedFixture {
  description: string;
  html: string;
  expectedHtml: string;
  /** Removed content that the editor reports to the user; none by default. */
  expectedLoss?: string;
}
