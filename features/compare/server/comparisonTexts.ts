import { compareMessages } from '../ui/compareMessages';

/** What the comparison of cars fetches before it starts: its texts, out of a site's. */
export const comparisonTexts = (
  messages: Readonly<Record<string, string>>,
): { messages: Readonly<Record<string, string>> } => ({
  messages: Object.fromEntries(compareMessages.map((key) => [key, messages[key] ?? key])),
});
