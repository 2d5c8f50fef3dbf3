import { use } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Details } from '../../../design-system/components/Details/Details';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Image } from '../../../design-system/components/Image/Image';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { styled } from '../../../design-system/stitches';
import { formatFocalPoint, toAreaPoint } from '../../../schema/focalPoint';
import { ChoiceField } from '../ChoiceField';
import { texts } from '../texts';
import { ratioLabel } from '../media/cropRatios';
import { FocalPicker } from '../media/FocalPicker';
import { parseFocalPoint, toCssPosition } from '../media/framing';
import type { Asset } from '../media/mediaApi';
import { mediaTexts } from '../media/mediaTexts';
import type { CompoundInputProps } from './compoundInput.types';
import { mergeValue, toText } from './mergeValue';
import { LibraryContext } from './LibraryContext';
import { PickFromLibrary } from './PickFromLibrary';
import { useLibraryAsset } from './useLibraryAsset';

const CurrentPicture = styled('div', {
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

/** A picture, from the media library or by address, with alternative text and focal point. */
export function ImageInput({ label, hint, error, value, onChange }: CompoundInputProps) {
  const library = use(LibraryContext);
  const src = toText(value.src);
  const { asset, description, storeAsset } = useLibraryAsset(library, src);
  const focalpoint = toText(value.focalpoint);
  const size = readSize(value);

  /** Sets an asset, or one of its crops, as the value, with its size and focal point. */
  function setAsset(newAsset: Asset, ratio: string, alt?: string): void {
    const crop = newAsset.crops.find((candidate) => candidate.ratio === ratio);
    const focal =
      newAsset.focalPoint && crop
        ? formatFocalPoint(toAreaPoint(parseFocalPoint(newAsset.focalPoint), crop))
        : newAsset.focalPoint;
    const address = crop?.address ?? newAsset.address;
    storeAsset(address, newAsset);
    onChange(
      mergeValue(value, {
        src: address,
        width: crop?.pixelWidth ?? newAsset.width,
        height: crop?.pixelHeight ?? newAsset.height,
        focalpoint: focal,
        ...(alt !== undefined && { alt }),
      }),
    );
  }

  const ratio = asset?.crops.find(({ address }) => address === src)?.ratio ?? '';
  return (
    <Fieldset legend={label} hint={hint} variant="label">
      <Stack gap={3}>
        {src !== '' && (
          <CurrentPicture data-chosen-picture>
            <Frame>
              <Image
                src={src}
                alt=""
                layout="fill"
                sizes="104px"
                style={{ objectPosition: toCssPosition(parseFocalPoint(focalpoint)) }}
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
              <Text as="div" size="caption" color="muted">
                {description}
              </Text>
            </Name>
          </CurrentPicture>
        )}
        <Stack direction="row" gap={2} wrap>
          <PickFromLibrary
            title={mediaTexts.pickerTitle}
            kinds={['PICTURE', 'DRAWING']}
            hasFile={src !== ''}
            currentAsset={asset}
            onPick={(picked) =>
              setAsset(picked, '', library ? (picked.alt[library.language] ?? '') : undefined)
            }
          />
          {src !== '' && (
            <Button
              type="button"
              variant="ghost"
              size="small"
              onClick={(event) => {
                // Moves the focus first: this button is removed together with the picture.
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
          value={toText(value.alt)}
          onChange={(event) => onChange(mergeValue(value, { alt: event.target.value }))}
        />
        {asset && asset.crops.length > 0 && (
          <ChoiceField<string>
            label={mediaTexts.part}
            value={ratio}
            choices={[
              ['', mediaTexts.whole],
              ...asset.crops.map(
                ({ ratio }) => [ratio, mediaTexts.cropped({ ratio: ratioLabel(ratio) })] as const,
              ),
            ]}
            onChoose={(chosenRatio) => setAsset(asset, chosenRatio)}
          />
        )}
        {size && (
          <Details summary={mediaTexts.adjust}>
            <FocalPicker
              src={src}
              width={size.width}
              height={size.height}
              point={parseFocalPoint(focalpoint)}
              onChange={(point) =>
                onChange(mergeValue(value, { focalpoint: formatFocalPoint(point) }))
              }
            />
          </Details>
        )}
        <AddressField
          isOpen={!library || Boolean(error)}
          error={error}
          src={src}
          // Size and focal point are those of the previous picture.
          onChange={(newSrc) =>
            onChange(
              mergeValue(value, {
                src: newSrc,
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
  onChange: (src: string) => void;
}

/** A field for the address of a picture on another host. */
function AddressField({ isOpen, error, src, onChange }: AddressFieldProps) {
  const field = (
    <TextField
      label={texts.field.src}
      error={error}
      value={src}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  );
  return isOpen ? field : <Details summary={mediaTexts.byAddress}>{field}</Details>;
}

function readSize({ src, width, height }: CompoundInputProps['value']) {
  if (!src || typeof width !== 'number' || typeof height !== 'number') return undefined;
  return { width, height };
}
