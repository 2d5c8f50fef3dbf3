import { type ReactNode, use } from 'react';
import { LanguageContext } from '../design-system/language';
import { TimeZoneContext } from '../design-system/timeZone';
import { MessagesProvider } from '../design-system/messages';
import { type PageInfo, PageInfoContext, usePageInfo } from './pageInfo';
import { ImageHosts } from '../design-system/components/Image/imageContexts';

/** Context of the page for islands, which are separate React roots; the document contains it once, as JSON. */
export interface IslandContext {
  page: PageInfo;
  imageHosts: readonly string[] | null;
}

/** Id of the element with that JSON. */
export const islandContextId = 'around-islands';

/** Creates the context; without the page's other languages, which islands do not show. */
export const islandContext = (page: PageInfo, imageHosts: readonly string[] | null) => ({
  page: { ...page, languages: [] },
  imageHosts,
});

/** The context for an island, from the page around it. */
export const useIslandContext = (): IslandContext => islandContext(usePageInfo(), use(ImageHosts));

interface IslandPageProps {
  context: IslandContext;
  /** Texts of the island by their keys. */
  messages: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Provides the context to an island, on the server and in the browser. */
export function IslandPage({ context: { page, imageHosts }, messages, children }: IslandPageProps) {
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
