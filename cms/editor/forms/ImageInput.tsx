import { use } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Details } from '../../../design-system/components/Details/Details';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Image } from '../../../design-system/components/Image/Image';
import { Select } from '../../../design-system/components/Select/Select';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { texts } from '../texts';
import { FocalPicker } from '../media/FocalPicker';
import { focalOf, focalText, positionOf, within } from '../media/framing';
import type { Asset } from '../media/mediaApi';
import { measures, mediaTexts } from '../media/mediaTexts';
import type { CompoundInputProps } from './compoundInput.types';
import { editPart, textOf } from './editPart';
import { LibraryContext } from './LibraryContext';
import { PickFromLibrary } from './PickFromLibrary';
import { useLibraryAsset } from './useLibraryAsset';

const Chosen = styled('div', {
  display: 'grid',
  gridTemplateColumns: '$sizes$swatch minmax(0, 1fr)',
  gap: '$3',
  alignItems: 'center',
});

const Frame = styled('div', {
  position: 'relative',
  aspectRatio: '3 / 2',
  borderRadius: '$small',
  overflow: 'hidden',
  backgroundColor: '$surface',
});

const Name = styled('div', { minInlineSize: 0, overflowWrap: 'anywhere' });

/** A picture of the library or of an address, what it shows in words, and what of it stays in sight. */
export function ImageInput({ label, hint, error, value, onChange }: CompoundInputProps) {
  const library = use(LibraryContext);
  const src = textOf(value.src);
  const { asset, remember } = useLibraryAsset(library, src);
  const focalpoint = textOf(value.focalpoint);
  const size = sizeOf(value);

  /** Takes an asset, or one of its crops, with what is known of it. */
  function show(of: Asset, ratio: string, alt?: string): void {
    const crop = of.crops.find((one) => one.ratio === ratio);
    const focal =
      of.focalPoint && crop ? focalText(within(focalOf(of.focalPoint), crop)) : of.focalPoint;
    const address = crop?.address ?? of.address;
    remember(address, of);
    onChange(
      editPart(value, {
        src: address,
        width: crop?.pixelWidth ?? of.width,
        height: crop?.pixelHeight ?? of.height,
        focalpoint: focal,
        ...(alt !== undefined && { alt }),
      }),
    );
  }

  const ratio = asset?.crops.find(({ address }) => address === src)?.ratio ?? '';
  return (
    <Fieldset legend={label} hint={hint} size="label">
      <Stack gap={3}>
        {src !== '' && (
          <Chosen data-chosen-picture>
            <Frame>
              <Image
                src={src}
                alt=""
                place="fill"
                sizes="104px"
                style={{ objectPosition: positionOf(focalOf(focalpoint)) }}
              />
            </Frame>
            <Name>
              <Text as="div" size="small" weight="medium">
                {asset?.name ??
                  src
                    .replace(/[?#].*$/, '')
                    .split('/')
                    .at(-1)}
              </Text>
              <Text as="div" size="caption" tone="muted">
                {asset ? measures(asset) : mediaTexts.elsewhere}
              </Text>
            </Name>
          </Chosen>
        )}
        <Stack direction="row" gap={2} wrap>
          <PickFromLibrary
            title={mediaTexts.pickerTitle}
            kinds={['PICTURE', 'DRAWING']}
            chosen={src === '' ? undefined : (asset?.id ?? '')}
            onPick={(picked) =>
              show(picked, '', library ? (picked.alt[library.language] ?? '') : undefined)
            }
          />
          {src !== '' && (
            <Button
              type="button"
              variant="ghost"
              size="small"
              onClick={(event) => {
                // The button goes with the picture.
                event.currentTarget.parentElement?.querySelector<HTMLElement>('button')?.focus();
                onChange(null);
              }}
            >
              {mediaTexts.removeUse}
            </Button>
          )}
        </Stack>
        <TextField
          label={texts.field.alt}
          hint={texts.field.altHint}
          value={textOf(value.alt)}
          onChange={(event) => onChange(editPart(value, { alt: event.target.value }))}
        />
        {asset && asset.crops.length > 0 && (
          <Select
            label={mediaTexts.part}
            value={ratio}
            onChange={(event) => show(asset, event.target.value)}
          >
            <option value="">{mediaTexts.whole}</option>
            {asset.crops.map((crop) => (
              <option key={crop.ratio} value={crop.ratio}>
                {mediaTexts.cropped(crop.ratio)}
              </option>
            ))}
          </Select>
        )}
        {size && (
          <Details summary={mediaTexts.adjust}>
            <FocalPicker
              src={src}
              width={size.width}
              height={size.height}
              point={focalOf(focalpoint)}
              onChange={(point) => onChange(editPart(value, { focalpoint: focalText(point) }))}
            />
          </Details>
        )}
        <AddressField
          isOpen={!library || Boolean(error)}
          error={error}
          src={src}
          // The size and the focal point belong to the picture that they were taken of.
          onSrc={(next) =>
            onChange(
              editPart(value, {
                src: next,
                width: undefined,
                height: undefined,
                focalpoint: undefined,
              }),
            )
          }
        />
      </Stack>
    </Fieldset>
  );
}

interface AddressFieldProps {
  isOpen: boolean;
  error: CompoundInputProps['error'];
  src: string;
  onSrc: (src: string) => void;
}

/** For pictures that another host has. */
function AddressField({ isOpen, error, src, onSrc }: AddressFieldProps) {
  const field = (
    <TextField
      label={texts.field.src}
      error={error}
      value={src}
      onChange={(event) => onSrc(event.target.value.trim())}
    />
  );
  return isOpen ? field : <Details summary={mediaTexts.byAddress}>{field}</Details>;
}

function sizeOf({ src, width, height }: CompoundInputProps['value']) {
  if (!src || typeof width !== 'number' || typeof height !== 'number') return undefined;
  return { width, height };
}
