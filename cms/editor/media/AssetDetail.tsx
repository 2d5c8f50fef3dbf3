import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import { ErrorText } from '../ErrorText';
import type { Place } from '../pages/usePages';
import { AssetActions } from './AssetActions';
import { AssetPreview } from './AssetPreview';
import { CropPreviews } from './CropPreviews';
import { FocalPicker } from './FocalPicker';
import { focalOf, focalText } from './framing';
import { isPicture, updateAsset, type Asset, type AssetChange } from './mediaApi';
import { languageName, measures, mediaTexts } from './mediaTexts';
import { UseList } from './UseList';

const Layout = styled('div', {
  display: 'grid',
  gap: '$6',
  alignItems: 'start',
  '@lg': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

const Facts = styled('dl', {
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
  authoring: Authoring;
  asset: Asset;
  sites: readonly EditorSite[];
  place: Place;
  onChanged: (asset: Asset) => void;
  /** It is gone, or another one took its place. */
  onGone: (next?: Asset) => void;
  onOpenPage: (place: Place) => void;
}

/** Everything that is known of an asset, and what can be done with it. */
export function AssetDetail(props: AssetDetailProps) {
  const { authoring, asset, sites, place, onChanged, onGone, onOpenPage } = props;
  const { languages } = place.site;
  const [name, setName] = useState(asset.name);
  const [alt, setAlt] = useState<Readonly<Record<string, string>>>(asset.alt);
  const [isDecorative, setDecorative] = useState(asset.isDecorative);
  const [focal, setFocal] = useState(asset.focalPoint);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(change: AssetChange): Promise<string | undefined> {
    setBusy(true);
    try {
      onChanged(await updateAsset(authoring, asset, change));
      setProblem(undefined);
      return undefined;
    } catch (error) {
      const said = describeFailure(error);
      setProblem(said);
      return said;
    } finally {
      setBusy(false);
    }
  }

  const change = differences(asset, { name, alt, isDecorative, focal });
  const hasChanges = Object.keys(change).length > 0;
  useWarning(hasChanges);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What had focus went with the file that this one took the place of.
    if (document.activeElement === document.body) form.current?.querySelector('input')?.focus();
  }, []);
  const { width, height } = asset;
  const isMeasured = isPicture(asset) && width && height;
  const point = focalOf(focal);
  return (
    <Layout>
      <Stack gap={5}>
        {isMeasured ? (
          <Part title={mediaTexts.focal} hint={mediaTexts.focalHint}>
            <FocalPicker
              src={asset.address}
              width={width}
              height={height}
              point={point}
              onChange={(next) => setFocal(focalText(next))}
            />
            {focal && (
              <div>
                <Button
                  type="button"
                  variant="ghost"
                  size="small"
                  onClick={(event) => {
                    // The button goes with what it takes away.
                    event.currentTarget.parentElement?.parentElement
                      ?.querySelector<HTMLElement>('button')
                      ?.focus();
                    setFocal(null);
                  }}
                >
                  {mediaTexts.removeFocal}
                </Button>
              </div>
            )}
          </Part>
        ) : asset.kind === 'FILM' ? (
          <Film controls preload="metadata" src={asset.address} aria-label={asset.name} />
        ) : (
          <AssetPreview asset={asset} sizes="320px" />
        )}
        {isMeasured && (
          <Part title={mediaTexts.previews} hint={mediaTexts.cropsHint}>
            <CropPreviews
              asset={{ ...asset, width, height }}
              focal={point}
              onCrop={(ratio, area) => save({ crops: [{ ratio, area }] })}
            />
          </Part>
        )}
      </Stack>
      <Stack gap={5}>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            // What went wrong stands below the button.
            void save(change).then((failed) => {
              if (failed === undefined) showToast({ title: mediaTexts.saved, look: 'success' });
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
              <>
                {languages.map((language) => (
                  <TextField
                    key={language}
                    label={mediaTexts.altIn(languageName(language))}
                    hint={language === languages[0] ? mediaTexts.altHint : undefined}
                    lang={language}
                    value={alt[language] ?? ''}
                    maxLength={500}
                    disabled={isDecorative}
                    onChange={(event) => setAlt({ ...alt, [language]: event.target.value })}
                  />
                ))}
                <Checkbox
                  label={mediaTexts.decoration}
                  checked={isDecorative}
                  onChange={(event) => setDecorative(event.target.checked)}
                />
              </>
            )}
            <Stack direction="row" gap={3} align="center" wrap>
              <Button type="submit" disabled={isBusy || !hasChanges}>
                {mediaTexts.save}
              </Button>
              <Text as="div" size="small" tone="muted" role="status">
                {hasChanges && mediaTexts.unsaved}
              </Text>
            </Stack>
            <ErrorText>{problem}</ErrorText>
          </Stack>
        </form>
        <Facts>
          <dt>{mediaTexts.type}</dt>
          <dd>{asset.mimeType}</dd>
          <dt>{mediaTexts.size}</dt>
          <dd>{measures(asset)}</dd>
          <dt>{mediaTexts.uploadedBy}</dt>
          <dd>{uploadedLine(asset)}</dd>
        </Facts>
        <AssetActions
          authoring={authoring}
          asset={asset}
          sites={sites}
          site={place.site.name}
          onGone={onGone}
        />
        <Part title={mediaTexts.uses}>
          <UseList
            key={`${asset.id} ${asset.useCount}`}
            authoring={authoring}
            id={asset.id}
            sites={sites}
            onOpenPage={onOpenPage}
          />
        </Part>
        {asset.earlier.length > 0 && (
          <Part title={mediaTexts.earlier}>
            <Stack as="ul" gap={1} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {asset.earlier.map((earlier) => (
                <li key={earlier.id}>
                  <Text as="a" size="small" href={earlier.address} target="_blank" rel="noopener">
                    {`${earlier.name} · ${uploadedLine(earlier)}`}
                  </Text>
                </li>
              ))}
            </Stack>
          </Part>
        )}
      </Stack>
    </Layout>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <div>
        <Heading level={3} size={6}>
          {title}
        </Heading>
        {hint && (
          <Text size="small" tone="muted">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}

interface Edited {
  name: string;
  alt: Readonly<Record<string, string>>;
  isDecorative: boolean;
  focal: string | null | undefined;
}

/** What was changed and is not saved. */
function differences(asset: Asset, edited: Edited): AssetChange {
  const change: AssetChange = {};
  if (edited.name !== asset.name) change.name = edited.name;
  const alt = Object.entries(edited.alt)
    .filter(([language, text]) => text.trim() !== (asset.alt[language] ?? ''))
    .map(([language, text]) => ({ language, text }));
  if (alt.length > 0) change.alt = alt;
  if (edited.isDecorative !== asset.isDecorative) change.isDecorative = edited.isDecorative;
  if ((edited.focal ?? '') !== (asset.focalPoint ?? '')) change.focalPoint = edited.focal ?? '';
  return change;
}

function uploadedLine(of: { uploaded?: string | null; uploadedBy?: string | null }): string {
  if (!of.uploaded) return mediaTexts.original;
  const at = new Date(of.uploaded).toLocaleString('en-GB', { dateStyle: 'medium' });
  return mediaTexts.uploadedLine(of.uploadedBy ?? '', at);
}

/** Asks before the window closes on what is not saved. */
function useWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
