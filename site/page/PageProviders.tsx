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
import { pageInfoOf } from './pageInfoOf';
import type { Page } from '../../platform/content/page.types';
import type { Site } from '../../sites/site.types';
import { ImagePlaceholders, ImageHosts } from '../../design-system/components/Image/imageContexts';

/**
 * Theme of a page: its BrandDesign, lower-cased, when a theme has that name; else the site's own
 * (spec 1 §3, page route fields).
 */
export function themeOf(site: Site, page: Page | undefined): ThemeName {
  const wanted = page?.fields.brandDesign?.trim().toLowerCase() ?? '';
  return isThemeName(wanted) ? wanted : site.theme;
}

/** Hands a page's surroundings to its blocks: global, static and the same for the whole page. */
export function PageProviders({ data, children }: { data: PageData; children: ReactNode }) {
  const info = pageInfoOf(data);
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
                          <LayoutContext value={themes[themeOf(data.site, data.page)].layout}>
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

const knownMessages = new WeakMap<object, Messages>();

/** The texts of a dictionary: the same function for as long as the dictionary is the same. */
function messagesIn(dictionary: Readonly<Record<string, string>>): Messages {
  const known = knownMessages.get(dictionary);
  if (known) return known;
  const messages: Messages = (key) => dictionary[key] ?? key;
  knownMessages.set(dictionary, messages);
  return messages;
}
