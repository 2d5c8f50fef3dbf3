import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Select } from '../../../design-system/components/Select/Select';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import { tellFailure } from '../describeFailure';
import type { ViewProps } from '../views/view.types';
import { AssetDetail } from './AssetDetail';
import { asTree } from './folderTree';
import { createFolder, deleteFolder, moveAssets, renameFolder, type Asset } from './mediaApi';
import { MediaBrowser, type Filters } from './MediaBrowser';
import { mediaTexts } from './mediaTexts';
import { useAssets, useFolders } from './useAssets';
import { useUploads } from './useUploads';

const SelectionBar = styled('div', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: '$sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '$3',
  padding: '$3',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$surface',
  '& > :first-child': { alignSelf: 'center' },
  '& > :nth-child(2)': { flex: '1 1 $sizes$column' },
});

const startFilters: Filters = { folder: '', search: '', kind: '', show: 'all', order: 'NEWEST' };

/** The media library of a site. */
export default function MediaView({ authoring, sites, place, onOpenPage }: ViewProps) {
  const { site, language } = place;
  const [filters, setFilters] = useState(startFilters);
  const [opened, setOpened] = useState<Asset>();
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const { folders, reloadFolders } = useFolders(authoring, site.name);
  const { folder, search, kind, show, order } = filters;
  const list = useAssets(authoring, {
    site: site.name,
    folder: folder || undefined,
    search: search || undefined,
    kind: kind ? [kind] : undefined,
    unused: show === 'unused' || undefined,
    withoutAlt: show === 'withoutAlt' ? language : undefined,
    order,
  });
  const reload = () => {
    list.reload();
    reloadFolders();
  };
  const uploads = useUploads(authoring, reload);

  async function move(folderId: string): Promise<void> {
    try {
      await moveAssets(authoring, { site: site.name, ids: [...selected], folderId });
      showToast({ title: mediaTexts.moved(selected.size), look: 'success' });
      setSelected(new Set());
      reload();
    } catch (error) {
      tellFailure(error);
    }
  }

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
          setFilters((before) => ({ ...before, ...change }));
          setSelected(new Set());
        }}
        folders={folders}
        folderActions={{
          create: async (parentId, name) => {
            const id = await createFolder(authoring, { site: site.name, parentId, name });
            reloadFolders();
            setFilters((before) => ({ ...before, folder: id }));
          },
          rename: async (id, name) => {
            await renameFolder(authoring, { id, name });
            reloadFolders();
          },
          remove: async ({ id, name, parentId }) => {
            try {
              await deleteFolder(authoring, id);
              showToast({ title: mediaTexts.folderDeleted(name), look: 'success' });
              setFilters((before) => ({ ...before, folder: parentId ?? '' }));
              reloadFolders();
            } catch (error) {
              tellFailure(error);
            }
          },
        }}
        list={list}
        uploads={uploads}
        onOpen={(asset) => {
          setOpened(asset);
          setOpen(true);
        }}
        selected={selected}
        onSelect={(id, isSelected) => {
          const next = new Set(selected);
          if (isSelected) next.add(id);
          else next.delete(id);
          setSelected(next);
        }}
        bar={
          selected.size > 0 && (
            <SelectionBar role="group" aria-label={mediaTexts.selected(selected.size)}>
              <Text as="div" size="small" weight="medium" role="status">
                {mediaTexts.selected(selected.size)}
              </Text>
              <Select
                label={mediaTexts.moveTo}
                placeholder="…"
                value=""
                // A failure is told in a message.
                onChange={(event) => void move(event.target.value)}
              >
                {asTree(folders)
                  .filter(({ isReadOnly }) => !isReadOnly)
                  .map(({ id, name, depth }) => (
                    <option key={id} value={id}>
                      {'\u2003'.repeat(depth) + name}
                    </option>
                  ))}
              </Select>
              <Button
                type="button"
                variant="ghost"
                size="small"
                onClick={() => setSelected(new Set())}
              >
                {mediaTexts.clearSelection}
              </Button>
            </SelectionBar>
          )
        }
      />
      <Dialog
        open={isOpen}
        size="window"
        title={opened?.name ?? mediaTexts.details}
        onClose={() => setOpen(false)}
      >
        {isOpen && opened && (
          <AssetDetail
            key={opened.id}
            authoring={authoring}
            asset={opened}
            sites={sites}
            place={place}
            onChanged={(asset) => {
              setOpened(asset);
              list.reload();
            }}
            onGone={(next) => {
              setOpen(next !== undefined);
              if (next) setOpened(next);
              reload();
            }}
            onOpenPage={onOpenPage}
          />
        )}
      </Dialog>
    </Stack>
  );
}
