import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { EditorDialog } from '../EditorDialog';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { editorLocale } from '../editorLanguage';
import { describeFailure } from '../describeFailure';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import { ErrorText } from '../ErrorText';
import type { Place } from '../pages/usePages';
import { AltFields, type AltTexts } from './AltFields';
import { AssetActions } from './AssetActions';
import { AssetPreview } from './AssetPreview';
import { CropPreviews } from './CropPreviews';
import { DetailSection } from './DetailSection';
import { FocalField } from './FocalField';
import { parseFocalPoint } from './framing';
import {
  isPicture,
  readAsset,
  updateAsset,
  type Asset,
  type AssetChange,
  type Tag,
} from './mediaApi';
import { formatAssetSize, mediaTexts } from './mediaTexts';
import { UseList } from './UseList';
import { useInitialFocus } from '../useInitialFocus';
import { personName } from '../people/personName';

const Layout = styled('div', {
  display: 'grid',
  gap: '$6',
  alignItems: 'start',
  '@lg': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

const FactList = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$1 $4',
  margin: 0,
  fontSize: '$small',
  '& dt': { color: '$muted' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

const Film = styled('video', { inlineSize: '100%', maxBlockSize: '$lead' });

interface AssetDetailProps {
  /** The form of the details; its first field gets the focus when they open. */
  formRef: RefObject<HTMLFormElement | null>;
  authoring: Authoring;
  asset: Asset;
  sites: readonly EditorSite[];
  place: Place;
  /** All tags of the library. */
  tags: readonly Tag[];
  onChanged: (asset: Asset) => void;
  /** Called when a new file was added to the library instead of replacing this one. */
  onAddedSeparately: () => void;
  /** Called when the asset was deleted, or replaced by another. */
  onRemoved: (replacement?: Asset) => void;
  onOpenPage: (place: Place) => void;
}

/** The details of an asset, in a dialog. */
export function AssetDialog({
  onClose,
  ...props
}: Omit<AssetDetailProps, 'formRef'> & { onClose: () => void }) {
  const formRef = useRef<HTMLFormElement>(null);
  useInitialFocus(formRef);
  return (
    <EditorDialog open size="window" title={props.asset.name} onClose={onClose}>
      <AssetDetail {...props} formRef={formRef} />
    </EditorDialog>
  );
}

/** The metadata of an asset to edit, its previews, actions and uses. */
function AssetDetail(props: AssetDetailProps) {
  const {
    formRef,
    authoring,
    asset,
    sites,
    place,
    tags,
    onChanged,
    onAddedSeparately,
    onRemoved,
    onOpenPage,
  } = props;
  const { languages } = place.site;
  const [name, setName] = useState(asset.name);
  const [altTexts, setAltTexts] = useState<AltTexts>({
    alt: asset.alt,
    isDecorative: asset.isDecorative,
  });
  const [focalPoint, setFocalPoint] = useState(asset.focalPoint);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function save(change: AssetChange): Promise<string | undefined> {
    setIsBusy(true);
    try {
      onChanged(await updateAsset(authoring, asset, change));
      setErrorMessage(undefined);
      return undefined;
    } catch (error) {
      const message = describeFailure(error);
      setErrorMessage(message);
      return message;
    } finally {
      setIsBusy(false);
    }
  }

  const change = getChanges(asset, { name, focal: focalPoint, ...altTexts });
  const hasChanges = Object.keys(change).length > 0;
  useUnsavedWarning(hasChanges);
  const { width, height } = asset;
  const isMeasured = isPicture(asset) && width && height;
  const point = parseFocalPoint(focalPoint);
  return (
    <Layout>
      <Stack gap={5}>
        {isMeasured ? (
          <FocalField
            asset={{ ...asset, width, height }}
            focalPoint={focalPoint}
            onChange={setFocalPoint}
          />
        ) : asset.kind === 'FILM' ? (
          <Film controls preload="metadata" src={asset.address} aria-label={asset.name} />
        ) : (
          <AssetPreview asset={asset} sizes="320px" />
        )}
        {isMeasured && (
          <DetailSection
            title={mediaTexts.previews}
            hint={asset.kind === 'DRAWING' ? mediaTexts.drawingHint : mediaTexts.cropsHint}
          >
            <CropPreviews
              asset={{ ...asset, width, height }}
              focalPoint={point}
              onCrop={(ratio, area) => save({ crops: [{ ratio, area }] })}
            />
          </DetailSection>
        )}
      </Stack>
      <Stack gap={5}>
        <form
          ref={formRef}
          onSubmit={(event) => {
            event.preventDefault();
            if (isBusy || !hasChanges) return;
            // `save` shows its failures below the button.
            void save(change).then((failure) => {
              if (failure === undefined) showToast({ title: mediaTexts.saved, variant: 'success' });
            });
          }}
        >
          <Stack gap={4}>
            <TextField
              label={mediaTexts.name}
              value={name}
              maxLength={110}
              onChange={(event) => setName(event.target.value)}
            />
            {isPicture(asset) && (
              <AltFields
                languages={languages}
                value={altTexts}
                hint={mediaTexts.altHint}
                onChange={setAltTexts}
              />
            )}
            <Stack direction="row" gap={3} align="center" wrap>
              {/* `aria-disabled`, because a button that becomes disabled loses the focus. */}
              <Button type="submit" aria-disabled={isBusy || !hasChanges}>
                {mediaTexts.save}
              </Button>
              <Text as="div" size="small" color="muted" role="status">
                {hasChanges && mediaTexts.unsaved}
              </Text>
            </Stack>
            <ErrorText>{errorMessage}</ErrorText>
          </Stack>
        </form>
        <FactList>
          <dt>{mediaTexts.type}</dt>
          <dd>{formatFileType(asset.mimeType)}</dd>
          <dt>{mediaTexts.size}</dt>
          <dd>{formatAssetSize(asset)}</dd>
          <dt>{mediaTexts.uploadedBy}</dt>
          <dd>{formatUpload(asset)}</dd>
          <dt>{mediaTexts.tags}</dt>
          <dd>{asset.tags.join(', ') || '–'}</dd>
        </FactList>
        <AssetActions
          authoring={authoring}
          asset={asset}
          sites={sites}
          site={place.site.name}
          languages={languages}
          tags={tags}
          onTagged={() => {
            // A failure is ignored: the details keep the old tags, and the list shows the failure.
            readAsset(authoring, { id: asset.id }).then(
              (changedAsset) => changedAsset && onChanged(changedAsset),
              () => undefined,
            );
          }}
          onAddedSeparately={onAddedSeparately}
          onRemoved={onRemoved}
        />
        <DetailSection title={mediaTexts.uses}>
          <UseList
            key={`${asset.id} ${asset.useCount}`}
            authoring={authoring}
            assets={[asset]}
            site={place.site.name}
            sites={sites}
            onOpenPage={onOpenPage}
          />
        </DetailSection>
        {asset.earlier.length > 0 && (
          <DetailSection title={mediaTexts.earlier}>
            <Stack as="ul" gap={1} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {asset.earlier.map((earlierVersion) => (
                <li key={earlierVersion.id}>
                  <Text
                    as="a"
                    size="small"
                    href={earlierVersion.address}
                    target="_blank"
                    rel="noopener"
                  >
                    {`${earlierVersion.name} · ${formatUpload(earlierVersion)}`}
                  </Text>
                </li>
              ))}
            </Stack>
          </DetailSection>
        )}
      </Stack>
    </Layout>
  );
}

interface AssetFormValues extends AltTexts {
  name: string;
  focal: string | null;
}

/** Returns the values that differ from the saved asset. */
function getChanges(asset: Asset, values: AssetFormValues): AssetChange {
  const change: AssetChange = {};
  if (values.name !== asset.name) change.name = values.name;
  const alt = Object.entries(values.alt)
    .filter(([language, text]) => text.trim() !== (asset.alt[language] ?? ''))
    .map(([language, text]) => ({ language, text }));
  if (alt.length > 0) change.alt = alt;
  if (values.isDecorative !== asset.isDecorative) change.isDecorative = values.isDecorative;
  if ((values.focal ?? '') !== (asset.focalPoint ?? '')) change.focalPoint = values.focal ?? '';
  return change;
}

/** The usual name of a type of file: “SVG” of `image/svg+xml`. */
const formatFileType = (mimeType: string): string =>
  (/[^/+]+(?=\+|$)/.exec(mimeType)?.[0] ?? mimeType).toUpperCase();

function formatUpload(file: { uploaded?: string | null; uploadedBy?: string | null }): string {
  if (!file.uploaded) return mediaTexts.original;
  const date = new Date(file.uploaded).toLocaleString(editorLocale(), { dateStyle: 'medium' });
  return mediaTexts.uploadedLine({ by: personName(file.uploadedBy ?? ''), at: date });
}

/** Warns before the window closes while there are unsaved changes. */
function useUnsavedWarning(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}
