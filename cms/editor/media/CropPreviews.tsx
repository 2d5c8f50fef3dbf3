import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Image } from '../../../design-system/components/Image/Image';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { FocalPoint } from '../../../schema/focalPoint';
import { CropEditor } from './CropEditor';
import { positionOf, type Area } from './framing';
import { ratioNames, type CropRatio } from './cropRatios';
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
  '@md': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const Shape = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '$small',
  backgroundColor: '$surface',
});

const Line = styled('div', { display: 'grid', gap: '$1', marginBlockStart: '$2' });

interface CropPreviewsProps {
  asset: Asset & { width: number; height: number };
  focal: FocalPoint;
  /** Makes a crop, or takes it away without an area; resolves with why it was not done. */
  onCrop: (ratio: CropRatio, area?: Area) => Promise<string | undefined>;
}

/** How a picture looks in each ratio: its crop where there is one, else cut around the focal point. */
export function CropPreviews({ asset, focal, onCrop }: CropPreviewsProps) {
  const [editing, setEditing] = useState<{ ratio: CropRatio; isOpen: boolean }>();
  const mayCrop = asset.kind === 'PICTURE';
  return (
    <>
      <List>
        {ratioNames.map((ratio) => {
          const crop = asset.crops.find((one) => one.ratio === ratio);
          return (
            <li key={ratio} data-crop={ratio}>
              <Shape style={{ aspectRatio: ratio.replace(':', ' / ') }}>
                <Image
                  src={crop?.address ?? asset.address}
                  alt={mediaTexts.previewOf(ratio)}
                  place="fill"
                  sizes="220px"
                  style={{ objectPosition: crop ? undefined : positionOf(focal) }}
                />
              </Shape>
              <Line>
                <Text as="div" size="caption" tone="muted">
                  {crop
                    ? `${ratio} · ${mediaTexts.cropPixels(crop.pixelWidth, crop.pixelHeight)}`
                    : ratio}
                </Text>
                {mayCrop && (
                  <Button
                    type="button"
                    size="small"
                    variant="outline"
                    aria-label={crop ? mediaTexts.changeCrop(ratio) : mediaTexts.makeCrop(ratio)}
                    onClick={() => setEditing({ ratio, isOpen: true })}
                  >
                    {crop ? mediaTexts.changeShort : mediaTexts.cropIn(ratio)}
                  </Button>
                )}
                {crop && (
                  <Button
                    type="button"
                    size="small"
                    variant="ghost"
                    aria-label={mediaTexts.removeCrop(ratio)}
                    // Failures are told by the details.
                    onClick={() => void onCrop(ratio)}
                  >
                    {mediaTexts.remove}
                  </Button>
                )}
              </Line>
            </li>
          );
        })}
      </List>
      {editing && (
        <CropEditor
          key={`${editing.ratio} ${asset.version}`}
          open={editing.isOpen}
          asset={asset}
          ratio={editing.ratio}
          focal={focal}
          onCrop={async (area) => {
            const problem = await onCrop(editing.ratio, area);
            if (problem === undefined) setEditing(undefined);
            return problem;
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
