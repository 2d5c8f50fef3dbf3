import { LanguageContext } from '../../../../design-system/language';
import { MessagesProvider } from '../../../../design-system/messages';
import { Finder, type FinderProps } from './Finder';

export interface FindLocationsProps extends FinderProps {
  /** ISO 639-1. */
  language: string;
  /** Texts by their keys. */
  messages: Readonly<Record<string, string>>;
}

/** The finder with the surroundings that it has lost by being an island. */
export function FindLocations({ language, messages, ...finder }: FindLocationsProps) {
  return (
    <LanguageContext value={language}>
      <MessagesProvider messages={(key) => messages[key] ?? key}>
        <Finder {...finder} />
      </MessagesProvider>
    </LanguageContext>
  );
}
