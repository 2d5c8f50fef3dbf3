import { useId, useState } from 'react';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { showFailure } from '../describeFailure';
import { FormDialog } from '../FormDialog';
import { texts } from '../texts';
import { tagAssets, type Asset, type Tag } from './mediaApi';
import { mediaTexts } from './mediaTexts';

interface TagsDialogProps {
  authoring: Authoring;
  site: string;
  /** The assets to tag; at least one. */
  assets: readonly Asset[];
  /** All tags of the media library, suggested while typing. */
  tags: readonly Tag[];
  onTagged: () => void;
  /** Called after the change was undone. */
  onChanged: () => void;
  onClose: () => void;
}

/** Adds tags to files, and removes tags that they have. */
export function TagsDialog(props: TagsDialogProps) {
  const { authoring, site, assets, tags, onTagged, onChanged, onClose } = props;
  const [newTagsText, setNewTagsText] = useState('');
  const [tagsToRemove, setTagsToRemove] = useState<ReadonlySet<string>>(new Set());
  const listId = useId();
  const currentTags = countTags(assets);
  const namesToAdd = newTagsText
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const namesToRemove = [...tagsToRemove];

  async function saveTags(): Promise<undefined> {
    const ids = assets.map(({ id }) => id);
    const changedIds = await tagAssets(authoring, {
      site,
      ids,
      add: namesToAdd,
      remove: namesToRemove,
    });
    showToast({
      title: mediaTexts.tagged({ count: changedIds.length }),
      variant: 'success',
      action:
        changedIds.length > 0
          ? // Failures are shown in a message.
            { label: texts.undo, onAction: () => void undo(new Set(changedIds)) }
          : undefined,
    });
    onTagged();
  }

  /** Restores the tags that each file had. */
  async function undo(changedIds: ReadonlySet<string>): Promise<void> {
    const changedAssets = assets.filter(({ id }) => changedIds.has(id));
    const hadTag = (asset: Asset, name: string) =>
      asset.tags.some((assetTag) => isSameTag(assetTag, name));
    try {
      for (const name of namesToAdd) {
        const ids = changedAssets.filter((asset) => !hadTag(asset, name)).map(({ id }) => id);
        if (ids.length > 0) await tagAssets(authoring, { site, ids, remove: [name] });
      }
      for (const name of namesToRemove) {
        const ids = changedAssets.filter((asset) => hadTag(asset, name)).map(({ id }) => id);
        if (ids.length > 0) await tagAssets(authoring, { site, ids, add: [name] });
      }
    } catch (error) {
      showFailure(error);
    }
    onChanged();
  }

  return (
    <FormDialog
      title={mediaTexts.tagsOf({ count: assets.length })}
      sendLabel={mediaTexts.saveWords}
      disabled={namesToAdd.length === 0 && namesToRemove.length === 0}
      onSend={saveTags}
      onClose={onClose}
    >
      <TextField
        label={mediaTexts.addTags}
        hint={mediaTexts.addTagsHint}
        list={listId}
        value={newTagsText}
        maxLength={400}
        autoComplete="off"
        onChange={(event) => setNewTagsText(event.target.value)}
      />
      <datalist id={listId}>
        {tags.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {currentTags.length > 0 && (
        <Fieldset legend={mediaTexts.removeTags} variant="label">
          {currentTags.map(([name, count]) => (
            <Checkbox
              key={name}
              label={assets.length > 1 ? `${name} (${count})` : name}
              checked={tagsToRemove.has(name)}
              onChange={({ target }) => {
                const newSelection = new Set(tagsToRemove);
                if (target.checked) newSelection.add(name);
                else newSelection.delete(name);
                setTagsToRemove(newSelection);
              }}
            />
          ))}
        </Fieldset>
      )}
    </FormDialog>
  );
}

/** Compares tags without case and accents, as the platform does. */
const isSameTag = (a: string, b: string): boolean =>
  a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

function countTags(assets: readonly Asset[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of assets.flatMap(({ tags }) => tags)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}
