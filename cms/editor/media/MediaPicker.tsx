import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { EditorDialog } from '../EditorDialog';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { describeFailure } from '../describeFailure';
import type { Library } from '../forms/LibraryContext';
import { AssetPreview } from './AssetPreview';
import { lacksAltText, updateAsset, type Asset, type AssetKind } from './mediaApi';
import { MediaBrowser, type Filters } from './MediaBrowser';
import { languageName } from '../languageName';
import { mediaTexts } from './mediaTexts';
import { useAssets, useFolders, useTags } from './useAssets';
import { useUploads } from './useUploads';

const Form = styled('form', { maxInlineSize: '$sheet' });

/** The file that the field uses: in the list it may be far down. */
const CurrentFile = styled('div', {
  display: 'grid',
  gridTemplateColumns: '$sizes$swatch minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3',
  overflowWrap: 'anywhere',
});

interface MediaPickerProps {
  open: boolean;
  library: Library;
  title: string;
  kinds: readonly AssetKind[];
  /** The asset that the field uses. */
  currentAsset?: Asset;
  onPick: (asset: Asset) => void;
  onClose: () => void;
}

/** The media library in a dialog, to choose or upload one file. */
export default function MediaPicker({ open, title, onClose, ...rest }: MediaPickerProps) {
  // Rendered outside the form that opens it, so that Enter does not submit that form.
  return createPortal(
    <EditorDialog open={open} size="window" title={title} onClose={onClose}>
      {open && <PickerContent {...rest} />}
    </EditorDialog>,
    document.body,
  );
}

const INITIAL_FILTERS: Filters = {
  folder: '',
  search: '',
  kind: '',
  tag: '',
  show: 'all',
  order: 'RECENTLY_USED',
};

type PickerContentProps = Omit<MediaPickerProps, 'open' | 'title' | 'onClose'>;

function PickerContent({ library, kinds, currentAsset, onPick }: PickerContentProps) {
  const { authoring, site, language } = library;
  const [filters, setFilters] = useState(INITIAL_FILTERS);
  const [assetToDescribe, setAssetToDescribe] = useState<Asset>();
  const { folders, reloadFolders } = useFolders(authoring, site.name);
  const { tags, reloadTags } = useTags(authoring, site.name);
  const { folder, search, kind, tag, show, order } = filters;
  const list = useAssets(authoring, {
    site: site.name,
    folder: folder || undefined,
    search: search || undefined,
    kind: kind ? [kind] : kinds && [...kinds],
    tag: tag || undefined,
    unused: show === 'unused' || undefined,
    withoutAlt: show === 'withoutAlt' ? language : undefined,
    order,
  });
  const uploads = useUploads(authoring, () => {
    list.reload();
    reloadFolders();
    reloadTags();
  });
  if (assetToDescribe) {
    return (
      <DescribeForm
        library={library}
        asset={assetToDescribe}
        onDescribed={onPick}
        onBack={() => setAssetToDescribe(undefined)}
      />
    );
  }
  return (
    <MediaBrowser
      authoring={authoring}
      language={language}
      site={site.name}
      kinds={kinds}
      filters={filters}
      onFilters={(change) => setFilters((previous) => ({ ...previous, ...change }))}
      folders={folders}
      tags={tags}
      list={list}
      uploads={uploads}
      chosenId={currentAsset?.id}
      toolbar={
        currentAsset && (
          <CurrentFile data-in-use>
            <AssetPreview asset={currentAsset} sizes="104px" />
            <Text as="div" size="small">
              {mediaTexts.inUse({ name: currentAsset.name })}
            </Text>
          </CurrentFile>
        )
      }
      onOpen={(asset) => {
        if (lacksAltText(asset, language)) setAssetToDescribe(asset);
        else onPick(asset);
      }}
    />
  );
}

interface DescribeFormProps {
  library: Library;
  asset: Asset;
  onDescribed: (asset: Asset) => void;
  onBack: () => void;
}

/** A stable function, so that React only calls it when the field is mounted and not after every keystroke. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

/** Requires an alternative text for a picture before it is used on a page. */
function DescribeForm({ library, asset, onDescribed, onBack }: DescribeFormProps) {
  const { authoring, language } = library;
  const [altText, setAltText] = useState('');
  const [isDecorative, setIsDecorative] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function saveAltText(): Promise<void> {
    if (altText.trim() === '' && !isDecorative) return setErrorMessage(mediaTexts.describeFirst);
    setIsBusy(true);
    try {
      const alt = altText.trim() === '' ? [] : [{ language, text: altText }];
      onDescribed(await updateAsset(authoring, asset, { alt, isDecorative }));
    } catch (error) {
      setErrorMessage(describeFailure(error));
      setIsBusy(false);
    }
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble through portals to the form that opened the media library.
        event.stopPropagation();
        // `saveAltText` shows its failures at the field.
        void saveAltText();
      }}
    >
      <Stack gap={4}>
        <div>
          <Button type="button" variant="ghost" size="small" onClick={onBack}>
            <Icon name="arrowLeft" />
            {mediaTexts.back}
          </Button>
        </div>
        <AssetPreview asset={asset} sizes="576px" />
        <Text size="small" color="muted">
          {asset.name}
        </Text>
        <TextField
          label={mediaTexts.altIn({ language: languageName(language) })}
          hint={mediaTexts.useWordsHint}
          error={errorMessage}
          value={altText}
          maxLength={500}
          disabled={isDecorative}
          // The picture was just chosen: the editor types its alternative text next.
          ref={focusOnMount}
          onChange={(event) => setAltText(event.target.value)}
        />
        <Checkbox
          label={mediaTexts.decoration}
          checked={isDecorative}
          onChange={(event) => setIsDecorative(event.target.checked)}
        />
        <div>
          <Button type="submit" disabled={isBusy}>
            {mediaTexts.use}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
