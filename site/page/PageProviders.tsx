import type { ReactNode } from 'react';
import { ShowUnknownBlocks } from '../../blocks/Blocks';
import { PrivateViewContext } from '../../rendering/privateView';
import { PageInfoContext } from '../../rendering/pageInfo';
import { PushKeyContext } from '../../rendering/pushKey';
import { chromes } from '../../design-system/fields/chromes';
import { EditingContext } from '../../design-system/fields/EditingContext';
import { LayoutContext } from '../../design-system/layouts/LayoutContext';
import { LanguageContext } from '../../design-system/language';
import { TimeZoneContext } from '../../design-system/timeZone';
import { type Messages, MessagesProvider } from '../../design-system/messages';
import { PageStatus } from '../layout/PageStatus';
import { themes, isThemeName, type ThemeName } from '../../design-system/themes/themes';
import type { PageData } from '../../platform/pages/pageData.types';
import { createPageInfo } from './createPageInfo';
import type { Page } from '../../platform/content/page.types';
import type { Site } from '../../sites/site.types';
import { ImagePlaceholders, ImageHosts } from '../../design-system/components/Image/imageContexts';

/** Theme of a page: its BrandDesign in lower case, if there is a theme of that name; else the site's own. */
export function pageTheme(site: Site, page: Page | undefined): ThemeName {
  const brandDesign = page?.fields.brandDesign?.trim().toLowerCase() ?? '';
  return isThemeName(brandDesign) ? brandDesign : site.theme;
}

/** Provides the context of a page to its blocks; it is the same for the complete page. */
export function PageProviders({ data, children }: { data: PageData; children: ReactNode }) {
  const info = createPageInfo(data);
  return (
    <PageInfoContext value={info}>
      <TimeZoneContext value={info.timeZone ?? 'UTC'}>
        <LanguageContext value={data.language}>
          <MessagesProvider messages={messagesIn(data.content.messages)}>
            <ShowUnknownBlocks value={data.mode === 'edit' || data.showUnknownBlocks}>
              <ImageHosts value={data.imageHosts}>
                <ImagePlaceholders value={data.placeholders}>
                  <PageStatus value={data.status}>
                    <EditingContext value={data.mode === 'edit' ? chromes : null}>
                      <PrivateViewContext value={data.privateView}>
                        <PushKeyContext value={data.pushKey}>
                          <LayoutContext value={themes[pageTheme(data.site, data.page)].layout}>
                            {children}
                          </LayoutContext>
                        </PushKeyContext>
                      </PrivateViewContext>
                    </EditingContext>
                  </PageStatus>
                </ImagePlaceholders>
              </ImageHosts>
            </ShowUnknownBlocks>
          </MessagesProvider>
        </LanguageContext>
      </TimeZoneContext>
    </PageInfoContext>
  );
}

const cachedMessages = new WeakMap<object, Messages>();

/** The texts of a dictionary as a function: the same function for the same dictionary. */
function messagesIn(dictionary: Readonly<Record<string, string>>): Messages {
  const cached = cachedMessages.get(dictionary);
  if (cached) return cached;
  const messages: Messages = (key) => dictionary[key] ?? key;
  cachedMessages.set(dictionary, messages);
  return messages;
}
