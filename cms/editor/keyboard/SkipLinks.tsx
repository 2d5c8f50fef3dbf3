import type { MouseEvent } from 'react';
import { SkipLink } from '../../../design-system/components/SkipLink/SkipLink';
import { keyboardTexts } from './keyboardTexts';
import { focusRegion, type Region } from './regions';

interface SkipLinksProps {
  /** Whether a page and its side panel are shown. */
  hasPage: boolean;
}

/** The first links of the editor, which skip the bar. They are only visible while they have the focus. */
export function SkipLinks({ hasPage }: SkipLinksProps) {
  const { skip } = keyboardTexts;
  const renderRegionLink = (name: Region, label: string) => (
    <SkipLink href={`#${name}`} onClick={(event) => followLink(event, () => focusRegion(name))}>
      {label}
    </SkipLink>
  );
  return (
    <nav aria-label={keyboardTexts.shortcuts}>
      {renderRegionLink('page', skip.page)}
      {hasPage && renderRegionLink('panel', skip.panel)}
      {hasPage && (
        <SkipLink href="#publish" onClick={(event) => followLink(event, focusPublish)}>
          {skip.publish}
        </SkipLink>
      )}
    </nav>
  );
}

const focusPublish = () => document.querySelector<HTMLElement>('[data-publish]')?.focus();

/** Follows a link without changing the URL's fragment, in which views keep their open panel. */
function followLink(event: MouseEvent, onFollow: () => void): void {
  event.preventDefault();
  onFollow();
}
