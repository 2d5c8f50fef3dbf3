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
import { languageName, measures, mediaTexts, sizeText } from './mediaTexts';
import type { Upload, Uploads } from './useUploads';

const Panel = styled('section', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
  backgroundColor: '$surface',
});

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
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

const Line = styled('div', { display: 'grid', gap: '$1', minInlineSize: 0 });

const Describe = styled('form', {
  display: 'grid',
  alignItems: 'end',
  gap: '$3',
  '@md': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

interface UploadListProps {
  authoring: Authoring;
  uploads: Uploads;
  language: string;
  /** Something became known of a file that had arrived. */
  onChanged: () => void;
}

/** Files on their way, what became of them, and room to say what they show. */
export function UploadList({ authoring, uploads, language, onChanged }: UploadListProps) {
  const { all, cancel, retry, clear } = uploads;
  if (all.length === 0) return null;
  const done = all.filter(({ state }) => state === 'done').length;
  return (
    <Panel aria-label={mediaTexts.uploads}>
      <Head>
        <Text as="div" size="small" weight="medium" role="status">
          {mediaTexts.uploadSummary(done, all.length)}
        </Text>
        <Button
          type="button"
          variant="ghost"
          iconOnly
          aria-label={mediaTexts.closeUploads}
          onClick={clear}
        >
          <Icon name="close" />
        </Button>
      </Head>
      <List>
        {all.map((upload) => (
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
  const { file, state, share, reason, id, isKnown } = upload;
  const row = useRef<HTMLLIElement>(null);
  const isOver = state !== 'waiting' && state !== 'sending';
  const isFailed = state === 'refused' || state === 'cancelled';

  useEffect(() => {
    // The button that cancelled is gone: focus goes to the one in its place.
    const lost = document.activeElement === document.body;
    if (state === 'cancelled' && lost) row.current?.querySelector<HTMLElement>('button')?.focus();
  }, [state]);

  return (
    <Row ref={row} data-upload={state}>
      <Line>
        <Text as="div" size="small" weight="medium">
          {file.name}
        </Text>
        {state === 'sending' ? (
          <>
            <ProgressBar label={mediaTexts.uploading(file.name)} value={share} max={1} />
            <Text as="div" size="caption" tone="muted">
              {share < 1
                ? `${Math.round(share * 100)} % · ${sizeText(file.size)}`
                : mediaTexts.checking}
            </Text>
          </>
        ) : (
          <Text
            as="div"
            size="caption"
            tone={state === 'refused' ? 'danger' : 'muted'}
            role={state === 'refused' ? 'alert' : undefined}
          >
            {wordsOf(state, reason, isKnown)}
          </Text>
        )}
      </Line>
      {!isOver && (
        <Button
          type="button"
          variant="ghost"
          size="small"
          aria-label={mediaTexts.cancelUpload(file.name)}
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
          aria-label={mediaTexts.retryUpload(file.name)}
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

function wordsOf(state: Upload['state'], reason: string | undefined, isKnown?: boolean): string {
  if (state === 'waiting') return mediaTexts.waiting;
  if (state === 'cancelled') return mediaTexts.cancelled;
  if (state === 'refused') return `${mediaTexts.refused}: ${reason}`;
  return isKnown ? mediaTexts.known : mediaTexts.uploaded;
}

interface DescribeFormProps {
  authoring: Authoring;
  id: string;
  language: string;
  onDescribed: () => void;
}

/** What a picture shows, asked for as soon as it has arrived. */
function DescribeForm({ authoring, id, language, onDescribed }: DescribeFormProps) {
  const [asset, setAsset] = useState<Asset>();
  const [words, setWords] = useState('');
  const [isDecorative, setDecorative] = useState(false);
  const [message, setMessage] = useState<{ failed: boolean; text: string }>();

  useEffect(() => {
    let isCurrent = true;
    readAsset(authoring, { id }).then(
      (found) => isCurrent && setAsset(found),
      // It can be described later, in its details.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, id]);

  if (!asset || !isPicture(asset)) return null;
  const isNamed = asset.isDecorative || Boolean(asset.alt[language]);
  if (isNamed) {
    return (
      <Text size="caption" tone="muted" role="status">
        {`${measures(asset)} · ${asset.isDecorative ? mediaTexts.decoration : asset.alt[language]}`}
      </Text>
    );
  }
  return (
    <Describe
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        updateAsset(authoring, asset, { alt: [{ language, text: words }], isDecorative }).then(
          (saved) => {
            setAsset(saved);
            onDescribed();
          },
          (error: unknown) => setMessage({ failed: true, text: describeFailure(error) }),
        );
      }}
    >
      <TextField
        label={mediaTexts.describeNow(languageName(language))}
        error={message?.text}
        value={words}
        maxLength={500}
        disabled={isDecorative}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button
        type="submit"
        size="small"
        variant="outline"
        disabled={words.trim() === '' && !isDecorative}
      >
        {mediaTexts.saveWords}
      </Button>
      <Checkbox
        label={mediaTexts.decoration}
        checked={isDecorative}
        onChange={(event) => setDecorative(event.target.checked)}
      />
    </Describe>
  );
}
