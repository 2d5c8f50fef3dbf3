import type { Page } from '@playwright/test';
import { addresses } from './addresses';
import { expect } from './test';

interface Arrived {
  content?: { to: string; subject: string; text: string; headers?: Record<string, string> };
}

type Mail = NonNullable<Arrived['content']>;

/** Waits for a mail to an address and returns the latest one. */
export async function waitForMail(email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const answer = await fetch(`${addresses.embedded}/_inbox?format=json`);
    const { messages } = (await answer.json()) as { messages: Arrived[] };
    found = messages
      .map(({ content }) => content)
      .find((content) => content?.to === email && subject.test(content.subject));
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}

/** Returns the link of a mail whose query contains a text. */
export const findLink = ({ text }: Pick<Mail, 'text'>, query: string): string =>
  new RegExp(`https?://\\S+${query}\\S+`).exec(text)![0];

/**
 * Opens the link of the latest mail on the host of the current page, since mails contain the site's first
 * host.
 */
export async function openMail(
  page: Page,
  { email, subject, query }: { email: string; subject: RegExp; query: string },
): Promise<void> {
  const { pathname, search } = new URL(findLink(await waitForMail(email, subject), query));
  await page.goto(new URL(pathname + search, page.url()).href);
}
