import { useCallback } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { ErrorText } from '../ErrorText';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import { contracts } from '../forms/checkValue';
import { readable } from '../forms/readable';
import type { Place } from '../pages/usePages';
import { listUses, type AssetUse } from './mediaApi';
import { languageName, mediaTexts } from './mediaTexts';
import { useLoaded } from '../useLoaded';

const List = styled('ul', {
  display: 'grid',
  maxBlockSize: '$lead',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$1 $3',
    paddingBlock: '$2',
    borderBlockEnd: '1px solid $line',
  },
});

interface UseListProps {
  authoring: Authoring;
  id: string;
  sites: readonly EditorSite[];
  /** Absent where nobody can go to a page. */
  onOpenPage?: (place: Place) => void;
}

/** Where an asset is shown, with the way into the page editor. */
export function UseList({ authoring, id, sites, onOpenPage }: UseListProps) {
  const { value: uses, failure } = useLoaded(
    useCallback(() => listUses(authoring, id), [authoring, id]),
  );

  if (failure) return <ErrorText>{mediaTexts.failed}</ErrorText>;
  if (!uses) return <Spinner role="status" aria-label={mediaTexts.loading} />;
  if (uses.length === 0) {
    return (
      <Text size="small" tone="muted">
        {mediaTexts.noUses}
      </Text>
    );
  }
  return (
    <List>
      {uses.map((use) => {
        const { itemId, language, field, pageName, isPublished } = use;
        const page = pageName ?? mediaTexts.sharedUse;
        const place = placeOf(use, sites);
        return (
          <li key={`${itemId} ${language} ${field}`}>
            <div>
              <Text as="div" size="small" weight="medium">
                {page}
              </Text>
              <Text as="div" size="caption" tone="muted">
                {[
                  use.site,
                  languageName(language),
                  mediaTexts.useLine(labelOf(use.template), readable(field)),
                  ...(isPublished ? [] : [mediaTexts.draftOnly]),
                ].join(' · ')}
              </Text>
            </div>
            {place && onOpenPage && (
              <Button type="button" variant="ghost" size="small" onClick={() => onOpenPage(place)}>
                {mediaTexts.openPage(page)}
              </Button>
            )}
          </li>
        );
      })}
    </List>
  );
}

function placeOf(use: AssetUse, sites: readonly EditorSite[]): Place | undefined {
  const site = sites.find(({ name }) => name === use.site);
  return site && use.route ? { site, language: use.language, route: use.route } : undefined;
}

function labelOf(template: string): string {
  const { blocks, pages, items, settings } = contracts;
  const of = blocks[template] ?? pages[template] ?? items[template] ?? settings[template];
  return of?.label ?? template;
}
