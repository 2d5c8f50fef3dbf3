import { useState } from 'react';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { FormDialog } from '../FormDialog';
import { AltFields, type AltTexts } from './AltFields';
import { AssetPreview } from './AssetPreview';
import { CropPreviews } from './CropPreviews';
import { ratioNames, type CropRatio } from './cropRatios';
import { DetailSection } from './DetailSection';
import { FocalField } from './FocalField';
import { areaAround, parseFocalPoint, type Area } from './framing';
import type { Asset, ReplacementMetadata } from './mediaApi';
import { mediaTexts } from './mediaTexts';

const Columns = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'start',
  '@md': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

interface ReplaceFormProps {
  oldAsset: Asset;
  newAsset: Asset;
  languages: readonly string[];
  onSend: (metadata: ReplacementMetadata) => Promise<undefined>;
  onClose: () => void;
}

/**
 * The texts, focal point and crops of a picture, for the picture that replaces it: to keep, change or
 * remove.
 */
export function ReplaceForm({ oldAsset, newAsset, languages, onSend, onClose }: ReplaceFormProps) {
  const [altTexts, setAltTexts] = useState<AltTexts>({
    alt: { ...oldAsset.alt, ...newAsset.alt },
    isDecorative:
      newAsset.isDecorative || (oldAsset.isDecorative && Object.keys(newAsset.alt).length === 0),
  });
  const [focalPoint, setFocalPoint] = useState(newAsset.focalPoint ?? oldAsset.focalPoint);
  const [editedAreas, setEditedAreas] = useState<ReadonlyMap<CropRatio, Area | undefined>>(
    new Map(),
  );
  const { width, height } = newAsset;
  const measuredAsset = width && height ? { ...newAsset, width, height } : undefined;
  const point = parseFocalPoint(focalPoint);
  const hasSameShape = measuredAsset !== undefined && haveSameShape(oldAsset, measuredAsset);

  function getArea(ratio: CropRatio): Area | undefined {
    if (editedAreas.has(ratio)) return editedAreas.get(ratio);
    const newCrop = newAsset.crops.find((crop) => crop.ratio === ratio);
    const oldCrop = oldAsset.crops.find((crop) => crop.ratio === ratio);
    if (newCrop || !oldCrop || !measuredAsset) return newCrop;
    if (hasSameShape) return oldCrop;
    // A free crop of a picture of another shape would show something else.
    return ratio === 'free' ? undefined : areaAround(measuredAsset, ratio, point);
  }

  const canCrop = newAsset.kind === 'PICTURE' && measuredAsset !== undefined;
  const areas = canCrop ? ratioNames.map((ratio) => ({ ratio, area: getArea(ratio) })) : [];
  const losesFreeCrop = areas.some(
    ({ ratio, area }) =>
      ratio === 'free' &&
      !area &&
      !hasSameShape &&
      oldAsset.crops.some((crop) => crop.ratio === ratio),
  );
  const cropsHint = [
    hasSameShape ? mediaTexts.replaceCropsHint : mediaTexts.replaceCropsOfOtherShape,
    losesFreeCrop ? mediaTexts.freeCropLost : '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <FormDialog
      title={mediaTexts.replace}
      sendLabel={mediaTexts.replace}
      size="large"
      onSend={() =>
        onSend({
          alt: languages.map((language) => ({ language, text: altTexts.alt[language] ?? '' })),
          isDecorative: altTexts.isDecorative,
          focalPoint: focalPoint ?? '',
          crops: areas.map(({ ratio, area }) => ({ ratio, area: area && toArea(area) })),
        })
      }
      onClose={onClose}
    >
      <Text>{mediaTexts.replaceText({ count: oldAsset.useCount })}</Text>
      <Columns>
        <Stack gap={4}>
          <DetailSection title={mediaTexts.presentFile}>
            <AssetPreview asset={oldAsset} sizes="440px" />
          </DetailSection>
          <AltFields
            languages={languages}
            value={altTexts}
            hint={mediaTexts.replaceAltHint}
            onChange={setAltTexts}
          />
        </Stack>
        {measuredAsset && (
          <FocalField asset={measuredAsset} focalPoint={focalPoint} onChange={setFocalPoint} />
        )}
      </Columns>
      {canCrop && (
        <DetailSection title={mediaTexts.previews} hint={cropsHint}>
          <CropPreviews
            asset={{
              ...measuredAsset,
              crops: areas.flatMap((crop) => createCropPreview(measuredAsset, crop)),
            }}
            focalPoint={point}
            onCrop={(ratio, area) => {
              setEditedAreas(new Map(editedAreas).set(ratio, area));
              return Promise.resolve(undefined);
            }}
          />
        </DetailSection>
      )}
      {!canCrop && oldAsset.crops.length > 0 && <Text>{mediaTexts.cropsLost}</Text>}
    </FormDialog>
  );
}

/** Whether crops of one picture also fit the other one, because both have nearly the same shape. */
const haveSameShape = (old: Asset, { width, height }: { width: number; height: number }): boolean =>
  Math.abs((old.width ?? 0) / (old.height ?? 1) / (width / height) - 1) < 0.01;

const toArea = ({ x, y, width, height }: Area): Area => ({ x, y, width, height });

/** Returns a crop to preview, which has no file yet. */
const createCropPreview = (
  picture: { width: number; height: number },
  { ratio, area }: { ratio: CropRatio; area: Area | undefined },
): Asset['crops'] =>
  area
    ? [
        {
          ...toArea(area),
          ratio,
          address: '',
          pixelWidth: Math.round(area.width * picture.width),
          pixelHeight: Math.round(area.height * picture.height),
        },
      ]
    : [];
