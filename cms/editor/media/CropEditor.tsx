import { useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { Button } from '../../../design-system/components/Button/Button';
import { EditorDialog } from '../EditorDialog';
import { Image } from '../../../design-system/components/Image/Image';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import type { FocalPoint } from '../../../schema/focalPoint';
import { ErrorText } from '../ErrorText';
import { cropFrame } from './cropFrame';
import { cropRatios, ratioLabel, type CropRatio } from './cropRatios';
import { areaAround, type Area } from './framing';
import type { Asset } from './mediaApi';
import { mediaTexts } from './mediaTexts';

/** Minimum width and height of a crop on the screen, in px, so that its handles do not overlap. */
const MIN_SIZE_PX = 24;

interface CropEditorProps {
  asset: Asset & { width: number; height: number };
  ratio: CropRatio;
  focalPoint: FocalPoint;
  /** The initial area; the existing crop by default. */
  initialArea?: Area;
  /** Saves the crop. Resolves with an error message if that failed. */
  onCrop: (area: Area) => Promise<string | undefined>;
  onClose: () => void;
}

/** Edits the crop of a picture in a ratio or free shape, with handles, by touch or with arrow keys. */
export function CropEditor({
  asset,
  ratio,
  focalPoint,
  initialArea,
  onCrop,
  onClose,
}: CropEditorProps) {
  const largestArea = areaAround(asset, ratio, focalPoint);
  const currentCrop = initialArea ?? asset.crops.find((crop) => crop.ratio === ratio);
  const [{ x, y, width, height }, setArea] = useState<Area>(currentCrop ?? largestArea);
  const [isBusy, setIsBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const label = { ratio: ratioLabel(ratio) };
  const { sides } = mediaTexts;
  const getHandleLabel = (side: string) => mediaTexts.handle({ side });
  return (
    <EditorDialog
      open
      size="large"
      title={mediaTexts.cropIn(label)}
      onClose={onClose}
      actions={
        <>
          <Button
            type="button"
            disabled={isBusy}
            onClick={() => {
              setIsBusy(true);
              // A failure is shown below the picture.
              void onCrop({ x, y, width, height }).then((message) => {
                setErrorMessage(message);
                setIsBusy(false);
              });
            }}
          >
            {mediaTexts.keepCrop}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {mediaTexts.cancel}
          </Button>
          <Button type="button" variant="ghost" onClick={() => setArea(largestArea)}>
            {mediaTexts.resetCrop}
          </Button>
        </>
      }
    >
      <Stack gap={4} align="center">
        <ReactCrop
          className={cropFrame()}
          crop={{ unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 }}
          aspect={cropRatios[ratio]}
          minWidth={MIN_SIZE_PX}
          minHeight={MIN_SIZE_PX}
          keepSelection
          ruleOfThirds
          ariaLabels={{
            cropArea: mediaTexts.cropArea(label),
            nwDragHandle: getHandleLabel(sides.nw),
            nDragHandle: getHandleLabel(sides.n),
            neDragHandle: getHandleLabel(sides.ne),
            eDragHandle: getHandleLabel(sides.e),
            seDragHandle: getHandleLabel(sides.se),
            sDragHandle: getHandleLabel(sides.s),
            swDragHandle: getHandleLabel(sides.sw),
            wDragHandle: getHandleLabel(sides.w),
          }}
          onChange={(_, newCrop) =>
            setArea({
              x: newCrop.x / 100,
              y: newCrop.y / 100,
              width: newCrop.width / 100,
              height: newCrop.height / 100,
            })
          }
        >
          <Image
            src={asset.address}
            alt=""
            width={asset.width}
            height={asset.height}
            layout="natural"
            sizes="900px"
            // Keeps the ratio of the file, so that shares of the displayed picture are shares of the file.
            style={{ aspectRatio: asset.width / asset.height }}
          />
        </ReactCrop>
        <Text as="div" size="small" color="muted" role="status">
          {[
            mediaTexts.cropPixels({
              width: Math.round(width * asset.width),
              height: Math.round(height * asset.height),
            }),
            mediaTexts.focalAt({ x: Math.round(x * 100), y: Math.round(y * 100) }),
          ].join(' · ')}
        </Text>
        <ErrorText>{errorMessage}</ErrorText>
      </Stack>
    </EditorDialog>
  );
}
