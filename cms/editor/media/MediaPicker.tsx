import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { describeFailure } from '../describeFailure';
import type { Library } from '../forms/LibraryContext';
import { AssetPreview } from './AssetPreview';
import { lacksWords, updateAsset, type Asset, type AssetKind } from './mediaApi';
import { MediaBrowser, type Filters } from './MediaBrowser';
import { languageName, mediaTexts } from './mediaTexts';
import { useAssets, useFolders } from './useAssets';
import { useUploads } from './useUploads';

const Form = styled('form', { maxInlineSize: '$sheet' });

interface MediaPickerProps {
  open: boolean;
  library: Library;
  title: string;
  kinds: readonly AssetKind[];
  /** Id of the asset that is in use. */
  chosen?: string;
  onPick: (asset: Asset) => void;
  onClose: () => void;
}

/** The library in a dialog, to choose one file from or send one to. */
export default function MediaPicker({ open, title, onClose, ...rest }: MediaPickerProps) {
  // Beside the page, not within the form that it is opened from: that form is not sent by its keys.
  return createPortal(
    <Dialog open={open} size="window" title={title} onClose={onClose}>
      {open && <Choice {...rest} />}
    </Dialog>,
    document.body,
  );
}

const startFilters: Filters = {
  folder: '',
  search: '',
  kind: '',
  show: 'all',
  order: 'RECENTLY_USED',
};

type ChoiceProps = Omit<MediaPickerProps, 'open' | 'title' | 'onClose'>;

function Choice({ library, kinds, chosen, onPick }: ChoiceProps) {
  const { authoring, site, language } = library;
  const [filters, setFilters] = useState(startFilters);
  const [undescribed, setUndescribed] = useState<Asset>();
  const { folders, reloadFolders } = useFolders(authoring, site.name);
  const { folder, search, kind, show, order } = filters;
  const list = useAssets(authoring, {
    site: site.name,
    folder: folder || undefined,
    search: search || undefined,
    kind: kind ? [kind] : kinds && [...kinds],
    unused: show === 'unused' || undefined,
    withoutAlt: show === 'withoutAlt' ? language : undefined,
    order,
  });
  const uploads = useUploads(authoring, () => {
    list.reload();
    reloadFolders();
  });
  if (undescribed) {
    return (
      <Describe
        library={library}
        asset={undescribed}
        onDescribed={onPick}
        onBack={() => setUndescribed(undefined)}
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
      onFilters={(change) => setFilters((before) => ({ ...before, ...change }))}
      folders={folders}
      list={list}
      uploads={uploads}
      chosen={chosen}
      onOpen={(asset) => {
        if (lacksWords(asset, language)) setUndescribed(asset);
        else onPick(asset);
      }}
    />
  );
}

interface DescribeProps {
  library: Library;
  asset: Asset;
  onDescribed: (asset: Asset) => void;
  onBack: () => void;
}

/** Stable, so that it is called when the field comes and not with every letter. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** Asks what a picture shows before a page shows it. */
function Describe({ library, asset, onDescribed, onBack }: DescribeProps) {
  const { authoring, language } = library;
  const [words, setWords] = useState('');
  const [isDecorative, setDecorative] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function describe(): Promise<void> {
    if (words.trim() === '' && !isDecorative) return setProblem(mediaTexts.describeFirst);
    setBusy(true);
    try {
      const alt = words.trim() === '' ? [] : [{ language, text: words }];
      onDescribed(await updateAsset(authoring, asset, { alt, isDecorative }));
    } catch (error) {
      setProblem(describeFailure(error));
      setBusy(false);
    }
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        // Portals pass events on to the form that the library was opened from.
        event.stopPropagation();
        // What goes wrong stands at the field.
        void describe();
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
        <Text size="small" tone="muted">
          {asset.name}
        </Text>
        <TextField
          label={mediaTexts.altIn(languageName(language))}
          hint={mediaTexts.useWordsHint}
          error={problem}
          value={words}
          maxLength={500}
          disabled={isDecorative}
          // The way here was a press on the picture: its words come next.
          ref={focusOnce}
          onChange={(event) => setWords(event.target.value)}
        />
        <Checkbox
          label={mediaTexts.decoration}
          checked={isDecorative}
          onChange={(event) => setDecorative(event.target.checked)}
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
