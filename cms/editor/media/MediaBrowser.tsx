import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Select } from '../../../design-system/components/Select/Select';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { AssetGrid } from './AssetGrid';
import { FolderList } from './FolderList';
import { uploadFolder } from './folderTree';
import type { Asset, AssetKind, AssetOrder, Folder } from './mediaApi';
import { mediaTexts } from './mediaTexts';
import { UploadList } from './UploadList';
import { UploadButton, UploadZone } from './UploadZone';
import type { Assets } from './useAssets';
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
    gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
    '& > :first-child': { gridColumn: 'auto' },
  },
});

const Line = styled('div', {
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

/** What is asked of the library. */
export interface Filters {
  folder: string;
  search: string;
  kind: AssetKind | '';
  show: 'all' | 'unused' | 'withoutAlt';
  order: AssetOrder;
}

interface MediaBrowserProps {
  authoring: Authoring;
  language: string;
  filters: Filters;
  onFilters: (change: Partial<Filters>) => void;
  /** Kinds that can be chosen from; all of them when absent. */
  kinds?: readonly AssetKind[];
  folders: readonly Folder[];
  folderActions?: Parameters<typeof FolderList>[0]['actions'];
  list: Assets;
  uploads: Uploads;
  /** The site that new files belong to. */
  site: string;
  onOpen: (asset: Asset) => void;
  chosen?: string;
  selected?: ReadonlySet<string>;
  onSelect?: (id: string, isSelected: boolean) => void;
  /** What can be done with those that are selected. */
  bar?: ReactNode;
}

const allKinds: readonly AssetKind[] = ['PICTURE', 'DRAWING', 'FILM', 'DOCUMENT'];
const shows = ['all', 'unused', 'withoutAlt'] as const;
const orders = ['NEWEST', 'RECENTLY_USED', 'NAME'] as const;

/** The library as it is looked through: folders, search, filters, cards, and a way in for new files. */
export function MediaBrowser(props: MediaBrowserProps) {
  const { authoring, language, filters, onFilters, kinds = allKinds, folders, list } = props;
  const { uploads, site, onOpen, chosen, selected, onSelect, bar } = props;
  const addFiles = (files: readonly File[]) =>
    uploads.add(files, { site, folder: uploadFolder(folders, filters.folder) });
  const isFiltered = filters.search !== '' || filters.kind !== '' || filters.show !== 'all';
  return (
    <Layout>
      <FolderList
        folders={folders}
        open={filters.folder}
        onOpen={(folder) => onFilters({ folder })}
        actions={props.folderActions}
      />
      <UploadZone onFiles={addFiles}>
        <Stack gap={4}>
          <Tools role="search">
            <SearchField value={filters.search} onSearch={(search) => onFilters({ search })} />
            <Select
              label={mediaTexts.kind}
              value={filters.kind}
              onChange={({ target }) =>
                onFilters({ kind: kinds.find((kind) => kind === target.value) ?? '' })
              }
            >
              <option value="">{mediaTexts.allKinds}</option>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {mediaTexts.kinds[kind]}
                </option>
              ))}
            </Select>
            <Select
              label={mediaTexts.show}
              value={filters.show}
              onChange={({ target }) =>
                onFilters({ show: shows.find((show) => show === target.value) })
              }
            >
              {shows.map((show) => (
                <option key={show} value={show}>
                  {mediaTexts.shows[show]}
                </option>
              ))}
            </Select>
            <Select
              label={mediaTexts.order}
              value={filters.order}
              onChange={({ target }) =>
                onFilters({ order: orders.find((order) => order === target.value) })
              }
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {mediaTexts.orders[order]}
                </option>
              ))}
            </Select>
          </Tools>
          <Line>
            <Text as="div" size="small" tone="muted" role="status">
              {list.assets && !list.hasFailed && mediaTexts.found(list.total)}
            </Text>
            <UploadButton label={mediaTexts.upload} multiple size="small" onFiles={addFiles} />
          </Line>
          {bar}
          <UploadList
            authoring={authoring}
            uploads={uploads}
            language={language}
            onChanged={list.reload}
          />
          <Found list={list} isFiltered={isFiltered}>
            {(assets) => (
              <AssetGrid
                assets={assets}
                language={language}
                onOpen={onOpen}
                chosen={chosen}
                selected={selected}
                onSelect={onSelect}
              />
            )}
          </Found>
        </Stack>
      </UploadZone>
    </Layout>
  );
}

interface FoundProps {
  list: Assets;
  isFiltered: boolean;
  children: (assets: readonly Asset[]) => ReactNode;
}

/** What was found, or why there is nothing to see. */
function Found({ list, isFiltered, children }: FoundProps) {
  const { assets, hasFailed, isBusy, hasMore, more, reload } = list;
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
          <Text size="small" tone="muted">
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
          <Button type="button" variant="outline" disabled={isBusy} onClick={more}>
            {mediaTexts.more}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** Milliseconds without a letter until a search is asked. */
const PAUSE_MS = 250;

function SearchField({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(value);
  const ask = useMemo(() => ({ timer: 0 }), []);
  useEffect(() => () => window.clearTimeout(ask.timer), [ask]);
  return (
    <TextField
      type="search"
      label={mediaTexts.search}
      value={words}
      maxLength={100}
      onChange={(event) => {
        const next = event.target.value;
        setWords(next);
        window.clearTimeout(ask.timer);
        ask.timer = window.setTimeout(() => onSearch(next.trim()), PAUSE_MS);
      }}
    />
  );
}
