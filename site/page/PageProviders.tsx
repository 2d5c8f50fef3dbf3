import type { ReactNode } from 'react';
import { ShowUnknownBlocks } from '../../blocks/Blocks';
import { PageInfoContext } from '../../blocks/pageInfo';
import { ImageHosts } from '../../design-system/components/Image/ImageHosts';
import { ImagePlaceholders } from '../../design-system/components/Image/ImagePlaceholders';
import { LanguageContext } from '../../design-system/language';
import { MessagesProvider } from '../../design-system/messages';
import { PageStatus } from '../layout/PageStatus';
import type { PageData } from './pageData.types';
import { pageInfoOf } from './pageInfoOf';

/** Hands a page's surroundings to its blocks: global, static and the same for the whole page. */
export function PageProviders({ data, children }: { data: PageData; children: ReactNode }) {
  const messages: Readonly<Record<string, string>> = data.content.messages;
  return (
    <PageInfoContext value={pageInfoOf(data)}>
      <LanguageContext value={data.language}>
        <MessagesProvider messages={(key) => messages[key] ?? key}>
          <ShowUnknownBlocks value={data.mode === 'edit' || data.showUnknownBlocks}>
            <ImageHosts value={data.imageHosts}>
              <ImagePlaceholders value={data.placeholders}>
                <PageStatus value={data.status}>{children}</PageStatus>
              </ImagePlaceholders>
            </ImageHosts>
          </ShowUnknownBlocks>
        </MessagesProvider>
      </LanguageContext>
    </PageInfoContext>
  );
}
