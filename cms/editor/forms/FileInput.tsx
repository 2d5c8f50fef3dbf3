import { use } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Details } from '../../../design-system/components/Details/Details';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { texts } from '../texts';
import type { Asset } from '../media/mediaApi';
import { measures, mediaTexts } from '../media/mediaTexts';
import type { CompoundInputProps } from './compoundInput.types';
import { editPart, textOf } from './editPart';
import { LibraryContext } from './LibraryContext';
import { PickFromLibrary } from './PickFromLibrary';
import { useLibraryAsset } from './useLibraryAsset';

/** A document or film of the library or of an address, and what it is called. */
export function FileInput({ label, hint, error, value, onChange }: CompoundInputProps) {
  const library = use(LibraryContext);
  const src = textOf(value.src);
  const { asset, remember } = useLibraryAsset(library, src);

  function take(picked: Asset): void {
    const { address, name, mimeType, bytes } = picked;
    remember(address, picked);
    onChange({
      src: address,
      name: name.replace(/\.[a-z0-9]+$/, ''),
      mimeType,
      extension: name.slice(name.lastIndexOf('.') + 1),
      size: bytes,
    });
  }

  const address = (
    <TextField
      label={texts.field.fileSrc}
      error={error}
      value={src}
      onChange={(event) => onChange(editPart(value, { src: event.target.value.trim() }))}
    />
  );
  return (
    <Fieldset legend={label} hint={hint} size="label">
      <Stack gap={3}>
        {src !== '' && (
          <Text as="div" size="small" style={{ overflowWrap: 'anywhere' }}>
            {asset ? `${asset.name} · ${measures(asset)}` : src}
          </Text>
        )}
        <Stack direction="row" gap={2} wrap>
          <PickFromLibrary
            title={mediaTexts.filePickerTitle}
            kinds={['DOCUMENT', 'FILM']}
            chosen={src === '' ? undefined : (asset?.id ?? '')}
            onPick={take}
          />
          {src !== '' && (
            <Button
              type="button"
              variant="ghost"
              size="small"
              onClick={(event) => {
                // The button goes with the file.
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
          value={textOf(value.name)}
          onChange={(event) => onChange(editPart(value, { name: event.target.value }))}
        />
        {library && !error ? <Details summary={mediaTexts.byAddress}>{address}</Details> : address}
      </Stack>
    </Fieldset>
  );
}
