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
