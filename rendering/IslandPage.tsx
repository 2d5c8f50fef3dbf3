import { type ReactNode, use } from 'react';
import { LanguageContext } from '../design-system/language';
import { TimeZoneContext } from '../design-system/timeZone';
import { MessagesProvider } from '../design-system/messages';
import { type PageInfo, PageInfoContext, usePageInfo } from './pageInfo';
import { ImageHosts } from '../design-system/components/Image/imageContexts';

/** What islands lose of the page around them by being roots of their own; the document carries it once, as JSON. */
export interface AroundIslands {
  page: PageInfo;
  imageHosts: readonly string[] | null;
}

/** Element of the document that carries it. */
export const aroundIslandsId = 'around-islands';

/** Where else the page can be read is nothing that an island shows. */
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

/** Gives an island the surroundings that it has lost, on the server and in the browser. */
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
