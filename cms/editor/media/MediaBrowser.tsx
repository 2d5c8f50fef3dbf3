import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { ChoiceField } from '../ChoiceField';
import type { Authoring } from '../authoring';
import { AssetGrid } from './AssetGrid';
import { FolderList } from './FolderList';
import { getUploadFolderId } from './folderTree';
import type { Asset, AssetKind, AssetOrder, Folder, Tag } from './mediaApi';
import { mediaTexts } from './mediaTexts';
import { UploadList } from './UploadList';
import { UploadButton, UploadZone } from './UploadZone';
import type { Assets } from './useAssets';
import type { Selection } from './useSelection';
import type { Uploads } from './useUploads';

const Layout = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'start',
  '@lg': { gridTemplateColumns: '$sizes$column minmax(0, 1fr)', gap: '$6' },
});

const Tools = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$3',
  alignItems: 'end',
  '& > :first-child': { gridColumn: '1 / -1' },
  '@md': {
    gridTemplateColumns: 'minmax(0, 2fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > :first-child': { gridColumn: 'auto' },
  },
});

const SummaryRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
});

const Empty = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$3',
  padding: '$8 $4',
  border: '1px dashed $border',
  borderRadius: '$control',
  textAlign: 'center',
});

/** Filters and order of the assets in the list. */
export interface Filters {
  folder: string;
  search: string;
  kind: AssetKind | '';
  /** Name of a tag; empty for all. */
  tag: string;
  show: 'all' | 'unused' | 'withoutAlt';
  order: AssetOrder;
}

interface MediaBrowserProps {
  authoring: Authoring;
  language: string;
  filters: Filters;
  onFilters: (change: Partial<Filters>) => void;
  /** Kinds of assets to show; all by default. */
  kinds?: readonly AssetKind[];
  folders: readonly Folder[];
  tags: readonly Tag[];
  folderActions?: Parameters<typeof FolderList>[0]['actions'];
  list: Assets;
  uploads: Uploads;
  /** The site that uploaded files are added to. */
  site: string;
  onOpen: (asset: Asset) => void;
  chosenId?: string;
  selection?: Selection;
  /** Shown above the files: actions on the selected ones, or the file that a field uses. */
  toolbar?: ReactNode;
}

const ALL_KINDS: readonly AssetKind[] = ['PICTURE', 'DRAWING', 'FILM', 'DOCUMENT'];
const SHOW_OPTIONS = ['all', 'unused', 'withoutAlt'] as const;
const ORDER_OPTIONS = ['NEWEST', 'RECENTLY_USED', 'NAME'] as const;

/** Browses the media library: folders, search, filters, assets as cards, and uploads. */
export function MediaBrowser(props: MediaBrowserProps) {
  const { authoring, language, filters, onFilters, kinds = ALL_KINDS, folders, list } = props;
  const { uploads, site, onOpen, chosenId, selection, toolbar, tags } = props;
  const addFiles = (files: readonly File[]) =>
    uploads.add(files, { site, folder: getUploadFolderId(folders, filters.folder) });
  const isFiltered =
    filters.search !== '' || filters.kind !== '' || filters.tag !== '' || filters.show !== 'all';
  return (
    <Layout>
      <FolderList
        folders={folders}
        openFolderId={filters.folder}
        onOpen={(folder) => onFilters({ folder })}
        actions={props.folderActions}
      />
      <UploadZone onFiles={addFiles}>
        <Stack gap={4}>
          <Tools role="search">
            <SearchField value={filters.search} onSearch={(search) => onFilters({ search })} />
            <ChoiceField
              label={mediaTexts.kind}
              value={filters.kind}
              choices={[
                ['', mediaTexts.allKinds],
                ...kinds.map((kind) => [kind, mediaTexts.kinds[kind]] as const),
              ]}
              onChoose={(kind) => onFilters({ kind })}
            />
            {tags.length > 0 && (
              <ChoiceField<string>
                label={mediaTexts.tag}
                value={filters.tag}
                choices={[
                  ['', mediaTexts.allTags],
                  ...tags.map(({ name, count }) => [name, `${name} (${count})`] as const),
                ]}
                onChoose={(tag) => onFilters({ tag })}
              />
            )}
            <ChoiceField
              label={mediaTexts.show}
              value={filters.show}
              choices={SHOW_OPTIONS.map((show) => [show, mediaTexts.shows[show]])}
              onChoose={(show) => onFilters({ show })}
            />
            <ChoiceField
              label={mediaTexts.order}
              value={filters.order}
              choices={ORDER_OPTIONS.map((order) => [order, mediaTexts.orders[order]])}
              onChoose={(order) => onFilters({ order })}
            />
          </Tools>
          <SummaryRow>
            <Text as="div" size="small" color="muted" role="status">
              {list.assets && !list.hasFailed && mediaTexts.found({ count: list.total })}
            </Text>
            <UploadButton label={mediaTexts.upload} multiple size="small" onFiles={addFiles} />
          </SummaryRow>
          {toolbar}
          <UploadList
            authoring={authoring}
            uploads={uploads}
            language={language}
            onChanged={list.reload}
          />
          <Results list={list} isFiltered={isFiltered}>
            {(assets) => (
              <AssetGrid
                assets={assets}
                language={language}
                onOpen={onOpen}
                chosenId={chosenId}
                selection={selection}
              />
            )}
          </Results>
        </Stack>
      </UploadZone>
    </Layout>
  );
}

interface ResultsProps {
  list: Assets;
  isFiltered: boolean;
  children: (assets: readonly Asset[]) => ReactNode;
}

/** The assets that were found, or the reason why there are none. */
function Results({ list, isFiltered, children }: ResultsProps) {
  const { assets, hasFailed, isBusy, hasMore, loadMore, reload } = list;
  if (hasFailed) {
    return (
      <Empty role="alert">
        <Text weight="medium">{mediaTexts.failed}</Text>
        <Button type="button" variant="outline" size="small" onClick={reload}>
          {mediaTexts.again}
        </Button>
      </Empty>
    );
  }
  if (!assets) return <Spinner role="status" aria-label={mediaTexts.loading} />;
  if (assets.length === 0) {
    return (
      <Empty>
        <Icon name="image" size="large" />
        <Text weight="medium">{isFiltered ? mediaTexts.noneFound : mediaTexts.none}</Text>
        {!isFiltered && (
          <Text size="small" color="muted">
            {mediaTexts.noneHint} {mediaTexts.uploadHint}.
          </Text>
        )}
      </Empty>
    );
  }
  return (
    <Stack gap={5} aria-busy={isBusy}>
      {children(assets)}
      {hasMore && (
        <Stack align="center">
          <Button type="button" variant="outline" disabled={isBusy} onClick={loadMore}>
            {mediaTexts.more}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** Pause in typing after which the search starts, in ms. */
const SEARCH_DELAY_MS = 250;

function SearchField({ value, onSearch }: { value: string; onSearch: (query: string) => void }) {
  const [query, setQuery] = useState(value);
  const pendingSearch = useMemo(() => ({ timer: 0 }), []);
  useEffect(() => () => window.clearTimeout(pendingSearch.timer), [pendingSearch]);
  return (
    <TextField
      type="search"
      label={mediaTexts.search}
      value={query}
      maxLength={100}
      onChange={(event) => {
        const newQuery = event.target.value;
        setQuery(newQuery);
        window.clearTimeout(pendingSearch.timer);
        pendingSearch.timer = window.setTimeout(() => onSearch(newQuery.trim()), SEARCH_DELAY_MS);
      }}
    />
  );
}
