import { useState } from 'react';
import { Button, button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { ProgressBar } from '../../../design-system/components/ProgressBar/ProgressBar';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import { ErrorText } from '../ErrorText';
import { FormDialog } from '../FormDialog';
import { useHasRole } from '../people/me';
import { deleteAsset, replaceAsset, type Asset } from './mediaApi';
import { mediaTexts } from './mediaTexts';
import { uploadFile, UploadRefusal } from './uploadFile';
import { UploadButton } from './UploadZone';
import { UseList } from './UseList';

interface AssetActionsProps {
  authoring: Authoring;
  asset: Asset;
  sites: readonly EditorSite[];
  site: string;
  /** It is gone, or another one took its place. */
  onGone: (next?: Asset) => void;
}

/** Downloading, replacing and deleting an asset. */
export function AssetActions(props: AssetActionsProps) {
  const { asset } = props;
  const [shown, setShown] = useState<'replace' | 'delete'>();
  const close = () => setShown(undefined);
  const mayDelete = useHasRole('publisher');
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
      <Button type="button" variant="outline" size="small" onClick={() => setShown('replace')}>
        {mediaTexts.replace}
      </Button>
      {!asset.isOriginal && mayDelete && (
        <Button type="button" variant="ghost" size="small" onClick={() => setShown('delete')}>
          {mediaTexts.delete}
        </Button>
      )}
      <ReplaceDialog {...props} open={shown === 'replace'} onClose={close} />
      {shown === 'delete' && <DeleteDialog {...props} onClose={close} />}
    </Stack>
  );
}

interface ActionDialogProps extends AssetActionsProps {
  onClose: () => void;
}

function ReplaceDialog(props: ActionDialogProps & { open: boolean }) {
  const { authoring, asset, site, onGone, open, onClose } = props;
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();

  async function replaceBy(file: File | undefined): Promise<void> {
    if (!file) return;
    setShare(0);
    setProblem(undefined);
    try {
      const { id: byId } = await uploadFile(
        authoring,
        file,
        { site, folder: asset.isOriginal ? 'site' : asset.folderId },
        { signal: new AbortController().signal, onProgress: setShare },
      );
      const { asset: next, replaced } = await replaceAsset(authoring, { id: asset.id, byId });
      showToast({ title: mediaTexts.replaced(replaced), look: 'success' });
      onGone(next);
    } catch (error) {
      setProblem(error instanceof UploadRefusal ? error.message : describeFailure(error));
    } finally {
      setShare(undefined);
    }
  }

  return (
    <Dialog open={open} size="small" title={mediaTexts.replace} onClose={onClose}>
      <Stack gap={4}>
        <Text>{mediaTexts.replaceText(asset.useCount)}</Text>
        {share === undefined ? (
          // What goes wrong is told below.
          <div>
            <UploadButton
              label={mediaTexts.chooseFile}
              onFiles={([file]) => void replaceBy(file)}
            />
          </div>
        ) : (
          <ProgressBar label={mediaTexts.replace} value={share} max={1} />
        )}
        <ErrorText>{problem}</ErrorText>
      </Stack>
    </Dialog>
  );
}

function DeleteDialog({ authoring, asset, sites, onGone, onClose }: ActionDialogProps) {
  const isUsed = asset.useCount > 0;

  async function remove(): Promise<undefined> {
    await deleteAsset(authoring, asset.id, isUsed);
    showToast({ title: mediaTexts.deleted(asset.name), look: 'success' });
    onGone();
  }

  return (
    <FormDialog
      title={mediaTexts.deleteTitle}
      send={isUsed ? mediaTexts.deleteAnyway : mediaTexts.delete}
      size="medium"
      gap={3}
      onSend={remove}
      onClose={onClose}
    >
      <Text>{isUsed ? mediaTexts.deleteUsedText(asset.useCount) : mediaTexts.deleteText}</Text>
      {isUsed && <UseList authoring={authoring} id={asset.id} sites={sites} />}
    </FormDialog>
  );
}
