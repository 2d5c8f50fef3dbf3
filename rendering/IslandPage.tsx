import { type ReactNode, use } from 'react';
import { LanguageContext } from '../design-system/language';
import { TimeZoneContext } from '../design-system/timeZone';
import { MessagesProvider } from '../design-system/messages';
import { type PageInfo, PageInfoContext, usePageInfo } from './pageInfo';
import { ImageHosts } from '../design-system/components/Image/imageContexts';

/** Context of the page for islands, which are React roots of their own; the document carries it once, as JSON. */
export interface AroundIslands {
  page: PageInfo;
  imageHosts: readonly string[] | null;
}

/** Element of the document that carries it. */
export const aroundIslandsId = 'around-islands';

/** Islands do not show the other languages of the page. */
export const aroundIslands = (page: PageInfo, imageHosts: readonly string[] | null) => ({
  page: { ...page, languages: [] },
  imageHosts,
});

export const useAroundIslands = (): AroundIslands => aroundIslands(usePageInfo(), use(ImageHosts));

interface IslandPageProps {
  around: AroundIslands;
  /** Texts by their keys: those that the island shows. */
  messages: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Provides that context to an island, on the server and in the browser. */
export function IslandPage({ around: { page, imageHosts }, messages, children }: IslandPageProps) {
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
