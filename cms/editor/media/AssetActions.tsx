import { useState } from 'react';
import { Button, button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Stack } from '../../../design-system/components/Stack/Stack';
import type { Authoring } from '../authoring';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import { useHasRole } from '../people/me';
import { DeleteAssetsDialog } from './DeleteAssetsDialog';
import type { Asset, Tag } from './mediaApi';
import { mediaTexts } from './mediaTexts';
import { ReplaceDialog } from './ReplaceDialog';
import { TagsDialog } from './TagsDialog';

interface AssetActionsProps {
  authoring: Authoring;
  asset: Asset;
  sites: readonly EditorSite[];
  site: string;
  languages: readonly string[];
  tags: readonly Tag[];
  onTagged: () => void;
  /** Called when a new file was added to the library instead of replacing this one. */
  onAddedSeparately: () => void;
  /** Called when the asset was deleted, or replaced by another. */
  onRemoved: (replacement?: Asset) => void;
}

/** Buttons that download, tag, replace and delete an asset. */
export function AssetActions(props: AssetActionsProps) {
  const { asset, onRemoved, onTagged } = props;
  const [openDialog, setOpenDialog] = useState<'tags' | 'replace' | 'delete'>();
  const close = () => setOpenDialog(undefined);
  const canDelete = useHasRole('publisher');
  return (
    <Stack direction="row" gap={3} wrap>
      <a
        className={button({ variant: 'outline', size: 'small' })}
        href={asset.address}
        download={asset.name}
      >
        <Icon name="download" />
        {mediaTexts.download}
      </a>
      <Button type="button" variant="outline" size="small" onClick={() => setOpenDialog('tags')}>
        {mediaTexts.tags}
      </Button>
      <Button type="button" variant="outline" size="small" onClick={() => setOpenDialog('replace')}>
        {mediaTexts.replace}
      </Button>
      {!asset.isOriginal && canDelete && (
        <Button type="button" variant="ghost" size="small" onClick={() => setOpenDialog('delete')}>
          {mediaTexts.delete}
        </Button>
      )}
      {openDialog === 'tags' && (
        <TagsDialog
          {...props}
          assets={[asset]}
          onTagged={() => {
            close();
            onTagged();
          }}
          onChanged={onTagged}
          onClose={close}
        />
      )}
      {openDialog === 'replace' && (
        <ReplaceDialog {...props} onReplaced={onRemoved} onClose={close} />
      )}
      {openDialog === 'delete' && (
        <DeleteAssetsDialog
          {...props}
          assets={[asset]}
          onDeleted={() => onRemoved()}
          onClose={close}
        />
      )}
    </Stack>
  );
}
