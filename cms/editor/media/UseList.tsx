import { useCallback } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { ErrorText } from '../ErrorText';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import type { Place } from '../pages/usePages';
import { parseOwnJson } from '../../../domain/ownJson';
import { listUses, type Asset, type AssetUse } from './mediaApi';
import { languageName } from '../languageName';
import { mediaTexts } from './mediaTexts';
import { typeName } from '../forms/contractTexts';
import { fieldName } from '../forms/fieldName';
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
  /** The assets to list the uses of. With several assets, each use names its file. */
  assets: readonly Asset[];
  site: string;
  sites: readonly EditorSite[];
  /** Undefined if pages cannot be opened from here. */
  onOpenPage?: (place: Place) => void;
}

/** The places where assets are used, with buttons that open the pages. */
export function UseList({ authoring, assets, site, sites, onOpenPage }: UseListProps) {
  const ids = JSON.stringify(assets.map(({ id }) => id));
  const { value: uses, failure } = useLoaded(
    useCallback(
      () => listUses(authoring, site, parseOwnJson<string[]>(ids)),
      [authoring, site, ids],
    ),
  );

  if (failure) return <ErrorText>{mediaTexts.failed}</ErrorText>;
  if (!uses) return <Spinner role="status" aria-label={mediaTexts.loading} />;
  if (uses.length === 0) {
    return (
      <Text size="small" color="muted">
        {mediaTexts.noUses}
      </Text>
    );
  }
  return (
    <List>
      {uses.map((use) => {
        const { assetName, itemId, language, field, pageName, isPublished } = use;
        const page = pageName ?? mediaTexts.sharedUse;
        const place = findPlace(use, sites);
        return (
          <li key={`${assetName} ${itemId} ${language} ${field}`}>
            <div>
              <Text as="div" size="small" weight="medium">
                {page}
              </Text>
              <Text as="div" size="caption" color="muted">
                {[
                  ...(assets.length > 1 ? [assetName] : []),
                  use.site,
                  languageName(language),
                  mediaTexts.useLine({
                    template: typeName(use.template),
                    field: fieldName(use.template, field),
                  }),
                  ...(isPublished ? [] : [mediaTexts.draftOnly]),
                ].join(' · ')}
              </Text>
            </div>
            {place && onOpenPage && (
              <Button type="button" variant="ghost" size="small" onClick={() => onOpenPage(place)}>
                {mediaTexts.openPage({ page })}
              </Button>
            )}
          </li>
        );
      })}
    </List>
  );
}

function findPlace(use: AssetUse, sites: readonly EditorSite[]): Place | undefined {
  const site = sites.find(({ name }) => name === use.site);
  return site && use.route ? { site, language: use.language, route: use.route } : undefined;
}
