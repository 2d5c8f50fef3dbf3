import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { recoverFocus } from '../../../design-system/focus/client/passFocus';
import { styled } from '../../../design-system/stitches';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import type { Authoring } from '../authoring';
import { ChoiceField } from '../ChoiceField';
import { showFailure } from '../describeFailure';
import { useHasRole } from '../people/me';
import { texts } from '../texts';
import { DeleteAssetsDialog } from './DeleteAssetsDialog';
import { listDepthFirst } from './folderTree';
import { moveAssets, type Asset, type Folder, type Tag } from './mediaApi';
import { mediaTexts } from './mediaTexts';
import { TagsDialog } from './TagsDialog';
import type { Selection } from './useSelection';

const Bar = styled('div', {
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

interface SelectionBarProps {
  authoring: Authoring;
  sites: readonly EditorSite[];
  site: string;
  folders: readonly Folder[];
  tags: readonly Tag[];
  selection: Selection;
  /** The assets in the list. */
  listedAssets: readonly Asset[];
  /** Called after files were moved, tagged or deleted. */
  onChanged: () => void;
}

/** Actions on the selected files. */
export function SelectionBar(props: SelectionBarProps) {
  const { authoring, sites, site, folders, tags, selection, listedAssets, onChanged } = props;
  const [dialog, setDialog] = useState<'tags' | 'delete'>();
  const canDelete = useHasRole('publisher');
  const assets = [...selection.assets.values()];
  const count = assets.length;
  const lastIdRef = useRef<string>(undefined);
  useEffect(() => {
    const previousId = lastIdRef.current;
    lastIdRef.current = assets.at(-1)?.id;
    // The bar and the focus in it were removed: the focus moves to the last selected file.
    if (count === 0 && previousId)
      recoverFocus(document.querySelector(`[data-asset="${previousId}"]`));
  });
  if (count === 0) return null;
  const close = () => setDialog(undefined);
  const finish = () => {
    selection.clear();
    onChanged();
  };

  async function moveSelected(folderId: string): Promise<void> {
    try {
      await moveAssets(authoring, { site, ids: assets.map(({ id }) => id), folderId });
    } catch (error) {
      return showFailure(error);
    }
    showToast({
      title: mediaTexts.moved({ count }),
      variant: 'success',
      // `moveBack` shows its failures itself.
      action: { label: texts.undo, onAction: () => void undoMove() },
    });
    finish();
  }

  async function undoMove(): Promise<void> {
    try {
      for (const [folderId, ids] of groupIdsByFolder(assets)) {
        await moveAssets(authoring, { site, ids, folderId });
      }
      showToast({ title: mediaTexts.movedBack({ count }), variant: 'success' });
    } catch (error) {
      showFailure(error);
    }
    onChanged();
  }

  return (
    <Bar role="group" aria-label={mediaTexts.selected({ count })}>
      <Text as="div" size="small" weight="medium" role="status">
        {mediaTexts.selected({ count })}
      </Text>
      <ChoiceField<string>
        label={mediaTexts.moveTo}
        placeholder="…"
        value=""
        choices={listDepthFirst(folders)
          .filter(({ isReadOnly }) => !isReadOnly)
          .map(({ id, name, depth }) => [id, '\u2003'.repeat(depth) + name])}
        // `move` shows its failures itself.
        onChoose={(folder) => void moveSelected(folder)}
      />
      <Button type="button" variant="outline" size="small" onClick={() => setDialog('tags')}>
        {mediaTexts.tags}
      </Button>
      {canDelete && (
        <Button type="button" variant="outline" size="small" onClick={() => setDialog('delete')}>
          {mediaTexts.delete}
        </Button>
      )}
      <Button
        type="button"
        variant="ghost"
        size="small"
        onClick={() => selection.addAll(listedAssets)}
      >
        {mediaTexts.selectAll}
      </Button>
      <Button type="button" variant="ghost" size="small" onClick={selection.clear}>
        {mediaTexts.clearSelection}
      </Button>
      {dialog === 'tags' && (
        <TagsDialog
          {...{ authoring, site, assets, tags, onChanged }}
          onTagged={() => {
            close();
            finish();
          }}
          onClose={close}
        />
      )}
      {dialog === 'delete' && (
        <DeleteAssetsDialog
          {...{ authoring, assets, sites, site }}
          onDeleted={finish}
          onClose={close}
        />
      )}
    </Bar>
  );
}

function groupIdsByFolder(assets: readonly Asset[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, folderId } of assets) {
    const group = groups.get(folderId);
    if (group) group.push(id);
    else groups.set(folderId, [id]);
  }
  return groups;
}
