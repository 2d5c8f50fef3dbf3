import type { ReactNode } from 'react';
import { ShowUnknownBlocks } from '../../blocks/Blocks';
import { ImagePlaceholders } from '../../design-system/components/Image/ImagePlaceholders';
import { LanguageContext } from '../../design-system/language';
import { MessagesContext } from '../../design-system/messages';
import { SiteContext } from '../layout/SiteContext';
import type { PageData } from './pageData.types';

/** Hands a page's surroundings to its blocks: global, static and the same for the whole page. */
export function PageProviders({ data, children }: { data: PageData; children: ReactNode }) {
  return <>{children}</>;
}
