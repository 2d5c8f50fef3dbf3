import { useState, type CSSProperties } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Image } from '../../../design-system/components/Image/Image';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { FocalPoint } from '../../../schema/focalPoint';
import { CropEditor } from './CropEditor';
import { toCssPosition, type Area } from './framing';
import { cropRatios, ratioLabel, ratioNames, type CropRatio } from './cropRatios';
import type { Asset } from './mediaApi';
import { mediaTexts } from './mediaTexts';

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$4',
  alignItems: 'end',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@md': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

const Shape = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '$small',
  backgroundColor: '$surface',
});

const CropActions = styled('div', { display: 'grid', gap: '$1', marginBlockStart: '$2' });

interface CropPreviewsProps {
  asset: Asset & { width: number; height: number };
  focalPoint: FocalPoint;
  /** Saves a crop, or removes it if there is no area. Resolves with an error message if that failed. */
  onCrop: (ratio: CropRatio, area?: Area) => Promise<string | undefined>;
}

/** Previews of a picture in each ratio: its crop, or otherwise the area around the focal point. */
export function CropPreviews({ asset, focalPoint, onCrop }: CropPreviewsProps) {
  const [editedRatio, setEditedRatio] = useState<CropRatio>();
  const canCrop = asset.kind === 'PICTURE';
  return (
    <>
      <List>
        {ratioNames.map((ratio) => {
          const crop = asset.crops.find((candidate) => candidate.ratio === ratio);
          const label = { ratio: ratioLabel(ratio) };
          return (
            <li key={ratio} data-crop={ratio}>
              <Shape style={{ aspectRatio: getAspectRatio(ratio, crop, asset) }}>
                <Image
                  src={crop?.address || asset.address}
                  alt={mediaTexts.previewOf(label)}
                  layout="fill"
                  sizes="220px"
                  style={getPreviewStyle(crop, focalPoint)}
                />
              </Shape>
              <CropActions>
                <Text as="div" size="caption" color="muted">
                  {crop
                    ? `${label.ratio} · ${mediaTexts.cropPixels({ width: crop.pixelWidth, height: crop.pixelHeight })}`
                    : label.ratio}
                </Text>
                {canCrop && (
                  <Button
                    type="button"
                    size="small"
                    variant="outline"
                    aria-label={crop ? mediaTexts.changeCrop(label) : mediaTexts.makeCrop(label)}
                    onClick={() => setEditedRatio(ratio)}
                  >
                    {crop ? mediaTexts.changeShort : mediaTexts.crop}
                  </Button>
                )}
                {crop && (
                  <Button
                    type="button"
                    size="small"
                    variant="ghost"
                    aria-label={mediaTexts.removeCrop(label)}
                    // The details show a failure.
                    onClick={() => void onCrop(ratio)}
                  >
                    {mediaTexts.remove}
                  </Button>
                )}
              </CropActions>
            </li>
          );
        })}
      </List>
      {editedRatio && (
        <CropEditor
          key={`${editedRatio} ${asset.version}`}
          asset={asset}
          ratio={editedRatio}
          focalPoint={focalPoint}
          onCrop={async (area) => {
            const errorMessage = await onCrop(editedRatio, area);
            if (errorMessage === undefined) setEditedRatio(undefined);
            return errorMessage;
          }}
          onClose={() => setEditedRatio(undefined)}
        />
      )}
    </>
  );
}

/** Returns the aspect ratio of a preview; a free shape has that of its crop or of the picture. */
const getAspectRatio = (
  ratio: CropRatio,
  crop: Asset['crops'][number] | undefined,
  { width, height }: { width: number; height: number },
): number => cropRatios[ratio] ?? (crop ? crop.pixelWidth / crop.pixelHeight : width / height);

/** Styles a preview. A crop without a file yet is shown as an enlarged area of the picture. */
function getPreviewStyle(
  crop: Asset['crops'][number] | undefined,
  focalPoint: FocalPoint,
): CSSProperties {
  if (!crop) return { objectPosition: toCssPosition(focalPoint) };
  if (crop.address !== '') return {};
  const { x, y, width, height } = crop;
  return {
    inset: 'auto',
    top: `${(-100 * y) / height}%`,
    left: `${(-100 * x) / width}%`,
    inlineSize: `${100 / width}%`,
    maxInlineSize: 'none',
    blockSize: `${100 / height}%`,
  };
}
