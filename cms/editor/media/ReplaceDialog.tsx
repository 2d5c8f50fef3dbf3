import { useState } from 'react';
import { EditorDialog } from '../EditorDialog';
import { ProgressBar } from '../../../design-system/components/ProgressBar/ProgressBar';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import {
  isPicture,
  readAsset,
  replaceAsset,
  type Asset,
  type ReplacementMetadata,
} from './mediaApi';
import { mediaTexts } from './mediaTexts';
import { ReplaceForm } from './ReplaceForm';
import { uploadFile, UploadRefusal } from './uploadFile';
import { UploadButton } from './UploadZone';

interface ReplaceDialogProps {
  authoring: Authoring;
  asset: Asset;
  site: string;
  languages: readonly string[];
  onReplaced: (replacement: Asset) => void;
  /** Called when the new file was added to the library instead of replacing this one. */
  onAddedSeparately: () => void;
  onClose: () => void;
}

/**
 * Uploads a file that replaces another one. For a picture, the editor first checks its texts, focal point
 * and crops.
 */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { authoring, asset, site, languages, onReplaced, onAddedSeparately, onClose } = props;
  const [progressShare, setProgressShare] = useState<number>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const [uploadedAsset, setUploadedAsset] = useState<Asset>();

  async function replaceWith(
    replacement: Asset,
    metadata: ReplacementMetadata,
  ): Promise<undefined> {
    const input = { id: asset.id, byId: replacement.id, ...metadata };
    const result = await replaceAsset(authoring, input);
    const title = mediaTexts.replaced({ count: result.replaced });
    showToast({ title, variant: 'success' });
    onReplaced(result.asset);
  }

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return;
    setProgressShare(0);
    setErrorMessage(undefined);
    try {
      const { id } = await uploadFile(
        authoring,
        file,
        { site, folder: asset.isOriginal ? 'site' : asset.folderId },
        { signal: new AbortController().signal, onProgress: setProgressShare },
      );
      const newAsset = id === asset.id ? undefined : await readAsset(authoring, { id });
      if (!newAsset) return setErrorMessage(mediaTexts.known);
      if (isPicture(newAsset)) setUploadedAsset(newAsset);
      else await replaceWith(newAsset, { alt: [], isDecorative: false, focalPoint: '', crops: [] });
    } catch (error) {
      setErrorMessage(error instanceof UploadRefusal ? error.message : describeFailure(error));
    } finally {
      setProgressShare(undefined);
    }
  }

  if (uploadedAsset) {
    return (
      <ReplaceForm
        oldAsset={asset}
        newAsset={uploadedAsset}
        languages={languages}
        onSend={(words) => replaceWith(uploadedAsset, words)}
        onClose={() => {
          showToast({ title: mediaTexts.leftUpload({ name: uploadedAsset.name }) });
          onAddedSeparately();
          onClose();
        }}
      />
    );
  }
  return (
    <EditorDialog open size="small" title={mediaTexts.replace} onClose={onClose}>
      <Stack gap={4}>
        <Text>{mediaTexts.replaceText({ count: asset.useCount })}</Text>
        {progressShare === undefined ? (
          <div>
            <UploadButton
              label={mediaTexts.chooseFile}
              // `upload` shows its failures below.
              onFiles={([file]) => void upload(file)}
            />
          </div>
        ) : (
          <ProgressBar label={mediaTexts.replace} value={progressShare} max={1} />
        )}
        <ErrorText>{errorMessage}</ErrorText>
      </Stack>
    </EditorDialog>
  );
}
