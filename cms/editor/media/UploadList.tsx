import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { ProgressBar } from '../../../design-system/components/ProgressBar/ProgressBar';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { isPicture, readAsset, updateAsset, type Asset } from './mediaApi';
import { languageName } from '../languageName';
import { formatAssetSize, mediaTexts, formatBytes } from './mediaTexts';
import type { Upload, Uploads } from './useUploads';

const Panel = styled('section', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$surface',
});

const PanelHeader = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  '& > :first-child': { flexGrow: 1 },
});

const List = styled('ul', {
  display: 'grid',
  gap: '$2',
  maxBlockSize: '$lead',
  margin: 0,
  padding: '$1',
  overflowY: 'auto',
  listStyle: 'none',
});

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$2 $3',
  padding: '$3',
  borderRadius: '$small',
  backgroundColor: '$bg',
  '& > form, & > p': { gridColumn: '1 / -1' },
  overflowWrap: 'anywhere',
});

const UploadInfo = styled('div', { display: 'grid', gap: '$1', minInlineSize: 0 });

const DescribeLayout = styled('form', {
  display: 'grid',
  alignItems: 'end',
  gap: '$3',
  '@md': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

interface UploadListProps {
  authoring: Authoring;
  uploads: Uploads;
  language: string;
  /** Called when an uploaded picture got its alternative text. */
  onChanged: () => void;
}

/** The uploads with their progress and results, and fields for the alternative texts of pictures. */
export function UploadList({ authoring, uploads, language, onChanged }: UploadListProps) {
  const { items, cancel, retry, retryRefused, clear } = uploads;
  if (items.length === 0) return null;
  const doneCount = items.filter(({ state }) => state === 'done').length;
  const refusedCount = items.filter(({ state }) => state === 'refused').length;
  const totalBytes = items.reduce((sum, { file }) => sum + file.size, 0);
  const sentBytes = items.reduce((sum, { file, share }) => sum + file.size * share, 0);
  const isPending = items.some(({ state }) => state === 'waiting' || state === 'sending');
  return (
    <Panel aria-label={mediaTexts.uploads}>
      <PanelHeader>
        <Text as="div" size="small" weight="medium" role="status">
          {[
            mediaTexts.uploadSummary({ done: doneCount, all: items.length }),
            ...(refusedCount > 0 ? [mediaTexts.uploadsRefused({ count: refusedCount })] : []),
          ].join(' · ')}
        </Text>
        {refusedCount > 1 && !isPending && (
          <Button type="button" variant="outline" size="small" onClick={retryRefused}>
            {mediaTexts.retryAll}
          </Button>
        )}
        <Button
          type="button"
          variant="ghost"
          iconOnly
          aria-label={mediaTexts.closeUploads}
          onClick={clear}
        >
          <Icon name="close" />
        </Button>
      </PanelHeader>
      {isPending && items.length > 1 && (
        <ProgressBar label={mediaTexts.uploads} value={sentBytes} max={Math.max(totalBytes, 1)} />
      )}
      <List>
        {items.map((upload) => (
          <UploadRow
            key={upload.key}
            authoring={authoring}
            upload={upload}
            language={language}
            onCancel={() => cancel(upload.key)}
            onRetry={() => retry(upload.key)}
            onChanged={onChanged}
          />
        ))}
      </List>
    </Panel>
  );
}

interface UploadRowProps {
  authoring: Authoring;
  upload: Upload;
  language: string;
  onCancel: () => void;
  onRetry: () => void;
  onChanged: () => void;
}

function UploadRow(props: UploadRowProps) {
  const { authoring, upload, language, onCancel, onRetry, onChanged } = props;
  const { file, state, share, id } = upload;
  const rowRef = useRef<HTMLLIElement>(null);
  const isFinished = state !== 'waiting' && state !== 'sending';
  const isFailed = state === 'refused' || state === 'cancelled';

  useEffect(() => {
    // The cancel button was removed: the focus moves to the button that replaced it.
    const isFocusLost = document.activeElement === document.body;
    if (state === 'cancelled' && isFocusLost)
      rowRef.current?.querySelector<HTMLElement>('button')?.focus();
  }, [state]);

  return (
    <Row ref={rowRef} data-upload={state}>
      <UploadInfo>
        <Text as="div" size="small" weight="medium">
          {file.name}
        </Text>
        {state === 'sending' ? (
          <>
            <ProgressBar label={mediaTexts.uploading({ name: file.name })} value={share} max={1} />
            <Text as="div" size="caption" color="muted">
              {share < 1
                ? `${Math.round(share * 100)} % · ${formatBytes(file.size)}`
                : mediaTexts.checking}
            </Text>
          </>
        ) : (
          <Text
            as="div"
            size="caption"
            color={state === 'refused' ? 'danger' : 'muted'}
            role={state === 'refused' ? 'alert' : undefined}
          >
            {getStateText(upload)}
          </Text>
        )}
      </UploadInfo>
      {!isFinished && (
        <Button
          type="button"
          variant="ghost"
          size="small"
          aria-label={mediaTexts.cancelUpload({ name: file.name })}
          onClick={onCancel}
        >
          {mediaTexts.cancel}
        </Button>
      )}
      {isFailed && (
        <Button
          type="button"
          variant="ghost"
          size="small"
          aria-label={mediaTexts.retryUpload({ name: file.name })}
          onClick={onRetry}
        >
          {mediaTexts.retry}
        </Button>
      )}
      {state === 'done' && <Icon name="check" />}
      {state === 'done' && id && (
        <DescribeForm authoring={authoring} id={id} language={language} onDescribed={onChanged} />
      )}
    </Row>
  );
}

function getStateText({ state, reason, isKnown, hadScripts }: Upload): string {
  if (state === 'waiting') return mediaTexts.waiting;
  if (state === 'cancelled') return mediaTexts.cancelled;
  if (state === 'refused') return `${mediaTexts.refused}: ${reason}`;
  if (isKnown) return mediaTexts.known;
  return hadScripts ? mediaTexts.uploadedWithoutScripts : mediaTexts.uploaded;
}

interface DescribeFormProps {
  authoring: Authoring;
  id: string;
  language: string;
  onDescribed: () => void;
}

/** Requests the alternative text of a picture directly after its upload. */
function DescribeForm({ authoring, id, language, onDescribed }: DescribeFormProps) {
  const [asset, setAsset] = useState<Asset>();
  const [altText, setAltText] = useState('');
  const [isDecorative, setIsDecorative] = useState(false);
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    readAsset(authoring, { id }).then(
      (loadedAsset) => isCurrent && setAsset(loadedAsset),
      // After a failure it can still be described in its details.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, id]);

  if (!asset || !isPicture(asset)) return null;
  const isDescribed = asset.isDecorative || Boolean(asset.alt[language]);
  if (isDescribed) {
    return (
      <Text size="caption" color="muted" role="status">
        {`${formatAssetSize(asset)} · ${asset.isDecorative ? mediaTexts.decoration : asset.alt[language]}`}
      </Text>
    );
  }
  return (
    <DescribeLayout
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        updateAsset(authoring, asset, { alt: [{ language, text: altText }], isDecorative }).then(
          (savedAsset) => {
            setAsset(savedAsset);
            onDescribed();
          },
          (error: unknown) => setMessage(describeFailure(error)),
        );
      }}
    >
      <TextField
        label={mediaTexts.describeNow({ language: languageName(language) })}
        error={message}
        value={altText}
        maxLength={500}
        disabled={isDecorative}
        onChange={(event) => setAltText(event.target.value)}
      />
      <Button
        type="submit"
        size="small"
        variant="outline"
        disabled={altText.trim() === '' && !isDecorative}
      >
        {mediaTexts.saveWords}
      </Button>
      <Checkbox
        label={mediaTexts.decoration}
        checked={isDecorative}
        onChange={(event) => setIsDecorative(event.target.checked)}
      />
    </DescribeLayout>
  );
}
