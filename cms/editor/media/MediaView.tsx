import { useState } from 'react';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { showFailure } from '../describeFailure';
import type { ViewProps } from '../views/view.types';
import { AssetDialog } from './AssetDialog';
import { createFolder, deleteFolder, renameFolder, type Asset } from './mediaApi';
import { MediaBrowser, type Filters } from './MediaBrowser';
import { mediaTexts } from './mediaTexts';
import { SelectionBar } from './SelectionBar';
import { useAssets, useFolders, useTags } from './useAssets';
import { useSelection } from './useSelection';
import { useUploads } from './useUploads';

const INITIAL_FILTERS: Filters = {
  folder: '',
  search: '',
  kind: '',
  tag: '',
  show: 'all',
  order: 'NEWEST',
};

/** The media library of a site. */
export default function MediaView({ authoring, sites, place, onOpenPage }: ViewProps) {
  const { site, language } = place;
  const [filters, setFilters] = useState(INITIAL_FILTERS);
  const [openAsset, setOpenAsset] = useState<Asset>();
  const selection = useSelection();

  const { folders, reloadFolders } = useFolders(authoring, site.name);
  const { tags, reloadTags } = useTags(authoring, site.name);
  const { folder, search, kind, tag, show, order } = filters;
  const list = useAssets(authoring, {
    site: site.name,
    folder: folder || undefined,
    search: search || undefined,
    kind: kind ? [kind] : undefined,
    tag: tag || undefined,
    unused: show === 'unused' || undefined,
    withoutAlt: show === 'withoutAlt' ? language : undefined,
    order,
  });
  const reload = () => {
    list.reload();
    reloadFolders();
    reloadTags();
  };
  const uploads = useUploads(authoring, reload);

  return (
    <Stack gap={5}>
      <Heading level={2} size={3}>
        {mediaTexts.title}
      </Heading>
      <MediaBrowser
        authoring={authoring}
        language={language}
        site={site.name}
        filters={filters}
        onFilters={(change) => {
          setFilters((previous) => ({ ...previous, ...change }));
          selection.clear();
        }}
        folders={folders}
        tags={tags}
        folderActions={{
          create: async (parentId, name) => {
            const id = await createFolder(authoring, { site: site.name, parentId, name });
            reloadFolders();
            setFilters((previous) => ({ ...previous, folder: id }));
          },
          rename: async (id, name) => {
            await renameFolder(authoring, { id, name });
            reloadFolders();
          },
          remove: async ({ id, name, parentId }) => {
            try {
              await deleteFolder(authoring, id);
              showToast({ title: mediaTexts.folderDeleted({ name }), variant: 'success' });
              setFilters((previous) => ({ ...previous, folder: parentId ?? '' }));
              reloadFolders();
            } catch (error) {
              showFailure(error);
            }
          },
        }}
        list={list}
        uploads={uploads}
        onOpen={setOpenAsset}
        selection={selection}
        toolbar={
          <SelectionBar
            authoring={authoring}
            sites={sites}
            site={site.name}
            folders={folders}
            tags={tags}
            selection={selection}
            listedAssets={list.assets ?? []}
            onChanged={reload}
          />
        }
      />
      {openAsset && (
        <AssetDialog
          key={openAsset.id}
          authoring={authoring}
          asset={openAsset}
          sites={sites}
          place={place}
          tags={tags}
          onChanged={(asset) => {
            // The details may have been closed, or show another asset now.
            setOpenAsset((current) => (current?.id === asset.id ? asset : current));
            list.update(asset);
            reload();
          }}
          onAddedSeparately={reload}
          onRemoved={(replacement) => {
            setOpenAsset(replacement);
            reload();
          }}
          onOpenPage={onOpenPage}
          onClose={() => setOpenAsset(undefined)}
        />
      )}
    </Stack>
  );
}
