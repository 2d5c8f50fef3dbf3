import { use } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Details } from '../../../design-system/components/Details/Details';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { texts } from '../texts';
import type { Asset } from '../media/mediaApi';
import { mediaTexts } from '../media/mediaTexts';
import type { CompoundInputProps } from './compoundInput.types';
import { mergeValue, toText } from './mergeValue';
import { LibraryContext } from './LibraryContext';
import { PickFromLibrary } from './PickFromLibrary';
import { useLibraryAsset } from './useLibraryAsset';

/** A document or film, from the media library or by address, with its title. */
export function FileInput({ label, hint, error, value, onChange }: CompoundInputProps) {
  const library = use(LibraryContext);
  const src = toText(value.src);
  const { asset, description, storeAsset } = useLibraryAsset(library, src);

  function setAsset(pickedAsset: Asset): void {
    const { address, name, mimeType, bytes } = pickedAsset;
    storeAsset(address, pickedAsset);
    onChange({
      src: address,
      name: name.replace(/\.[a-z0-9]+$/, ''),
      mimeType,
      extension: name.slice(name.lastIndexOf('.') + 1),
      size: bytes,
    });
  }

  const addressField = (
    <TextField
      label={texts.field.fileSrc}
      error={error}
      value={src}
      onChange={(event) => onChange(mergeValue(value, { src: event.target.value.trim() }))}
    />
  );
  return (
    <Fieldset legend={label} hint={hint} variant="label">
      <Stack gap={3}>
        {src !== '' && (
          <Text as="div" size="small" style={{ overflowWrap: 'anywhere' }}>
            {[asset?.name ?? src, ...(description ? [description] : [])].join(' · ')}
          </Text>
        )}
        <Stack direction="row" gap={2} wrap>
          <PickFromLibrary
            title={mediaTexts.filePickerTitle}
            kinds={['DOCUMENT', 'FILM']}
            hasFile={src !== ''}
            currentAsset={asset}
            onPick={setAsset}
          />
          {src !== '' && (
            <Button
              type="button"
              variant="ghost"
              size="small"
              onClick={(event) => {
                // Moves the focus first: this button is removed together with the file.
                event.currentTarget.parentElement?.querySelector<HTMLElement>('button')?.focus();
                onChange(null);
              }}
            >
              {mediaTexts.removeUse}
            </Button>
          )}
        </Stack>
        <TextField
          label={texts.field.fileName}
          value={toText(value.name)}
          onChange={(event) => onChange(mergeValue(value, { name: event.target.value }))}
        />
        {library && !error ? (
          <Details summary={mediaTexts.byAddress}>{addressField}</Details>
        ) : (
          addressField
        )}
      </Stack>
    </Fieldset>
  );
}
