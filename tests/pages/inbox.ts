import type { Page } from '@playwright/test';
import { addresses } from './addresses';
import { expect } from './test';

interface Arrived {
  content?: { to: string; subject: string; text: string; headers?: Record<string, string> };
}

type Mail = NonNullable<Arrived['content']>;

/** The last mail to an address, once it has arrived. */
export async function mailTo(email: string, subject: RegExp): Promise<Mail> {
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

/** The link of a mail whose query holds these words. */
export const linkIn = ({ text }: Pick<Mail, 'text'>, query: string): string =>
  new RegExp(`https?://\\S+${query}\\S+`).exec(text)![0];

/** Opens the link of the last mail to an address, as the site that a page shows: mails name the first of its hosts, tests another. */
export async function openMail(
  page: Page,
  { email, subject, query }: { email: string; subject: RegExp; query: string },
): Promise<void> {
  const { pathname, search } = new URL(linkIn(await mailTo(email, subject), query));
  await page.goto(new URL(pathname + search, page.url()).href);
}
