import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import type { Authoring } from '../authoring';
import { FormDialog } from '../FormDialog';
import { deleteAssets, type Asset } from './mediaApi';
import { mediaTexts } from './mediaTexts';
import { UseList } from './UseList';

interface DeleteAssetsDialogProps {
  authoring: Authoring;
  /** The assets to delete; at least one. */
  assets: readonly Asset[];
  sites: readonly EditorSite[];
  site: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Shows where assets are used, and deletes them after confirmation. */
export function DeleteAssetsDialog(props: DeleteAssetsDialogProps) {
  const { authoring, assets, sites, site, onDeleted, onClose } = props;
  const usedAssets = assets.filter(({ useCount }) => useCount > 0);
  const isUsed = usedAssets.length > 0;
  const fileCount = assets.length;

  async function deleteFiles(): Promise<undefined> {
    const ids = assets.map(({ id }) => id);
    await deleteAssets(authoring, { site, ids, evenIfUsed: isUsed });
    const [firstAsset] = assets;
    const title =
      fileCount === 1 && firstAsset
        ? mediaTexts.deleted({ name: firstAsset.name })
        : mediaTexts.deletedMany({ count: fileCount });
    showToast({ title, variant: 'success' });
    onDeleted();
  }

  return (
    <FormDialog
      title={mediaTexts.deleteTitle({ count: fileCount })}
      sendLabel={isUsed ? mediaTexts.deleteAnyway : mediaTexts.delete}
      size="medium"
      gap={3}
      onSend={deleteFiles}
      onClose={onClose}
    >
      <Text>
        {isUsed
          ? mediaTexts.deleteUsedText({
              count: usedAssets.reduce((sum, { useCount }) => sum + useCount, 0),
            })
          : mediaTexts.deleteText({ count: fileCount })}
      </Text>
      {isUsed && <UseList authoring={authoring} assets={usedAssets} site={site} sites={sites} />}
    </FormDialog>
  );
}
