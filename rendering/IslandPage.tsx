import { type ReactNode, use } from 'react';
import { LanguageContext } from '../design-system/language';
import { TimeZoneContext } from '../design-system/timeZone';
import { type MessageKey, MessagesProvider, useMessages } from '../design-system/messages';
import { type PageInfo, PageInfoContext, usePageInfo } from './pageInfo';
import { ImageHosts } from '../design-system/components/Image/imageContexts';

/** The surroundings that a part of the page loses by being an island; they go with its props. */
export interface IslandSurroundings {
  page: PageInfo;
  imageHosts: readonly string[] | null;
  /** Texts by their keys. */
  messages: Readonly<Record<string, string>>;
}

/**
 * The surroundings of an island, for its props.
 * @param keys of the texts that it shows.
 */
export function useIslandSurroundings(keys: readonly MessageKey[]): IslandSurroundings {
  const message = useMessages();
  return {
    // Where else the page can be read is nothing that an island shows.
    page: { ...usePageInfo(), languages: [] },
    imageHosts: use(ImageHosts),
    messages: Object.fromEntries(keys.map((key) => [key, message(key)])),
  };
}

/** Gives what is in an island the surroundings that it had on the server. */
export function IslandPage({
  page,
  imageHosts,
  messages,
  children,
}: IslandSurroundings & { children: ReactNode }) {
  return (
    <PageInfoContext value={page}>
      <TimeZoneContext value={page.timeZone ?? 'UTC'}>
        <LanguageContext value={page.language}>
          <MessagesProvider messages={(key) => messages[key] ?? key}>
            <ImageHosts value={imageHosts}>{children}</ImageHosts>
          </MessagesProvider>
        </LanguageContext>
      </TimeZoneContext>
    </PageInfoContext>
  );
}
