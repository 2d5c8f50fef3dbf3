import { useRef, useState, type PointerEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { FormField } from '../../../design-system/components/FormField/FormField';
import { Image } from '../../../design-system/components/Image/Image';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { FocalPoint } from '../../../schema/focalPoint';
import { ErrorText } from '../ErrorText';
import { areaAround, arrowStep, centreOf, placed, type Area } from './framing';
import { cropRatios, type CropRatio } from './cropRatios';
import type { Asset } from './mediaApi';
import { mediaTexts } from './mediaTexts';

const Picture = styled('div', {
  position: 'relative',
  display: 'grid',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  overflow: 'hidden',
  touchAction: 'none',
  '& img': { display: 'block', maxBlockSize: '55dvh', inlineSize: 'auto', userSelect: 'none' },
});

const Part = styled('button', {
  position: 'absolute',
  padding: 0,
  border: '2px solid $colors$onDark',
  backgroundColor: 'transparent',
  outlineOffset: '-6px',
  cursor: 'move',
  touchAction: 'none',
  // What is cut away is dimmed.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    boxShadow: '0 0 0 100vmax $colors$scrim',
    opacity: 0.65,
    pointerEvents: 'none',
  },
});

const Range = styled('input', {
  inlineSize: '100%',
  minBlockSize: '$target',
  accentColor: '$colors$primary',
});

const SMALLEST = 0.2;

interface CropEditorProps {
  open: boolean;
  asset: Asset & { width: number; height: number };
  ratio: CropRatio;
  focal: FocalPoint;
  /** Resolves with why the crop was not made. */
  onCrop: (area: Area) => Promise<string | undefined>;
  onClose: () => void;
}

/** The part of a picture that is shown in a ratio: moved by a drag or arrow keys, sized by a slider. */
export function CropEditor({ open, asset, ratio, focal, onCrop, onClose }: CropEditorProps) {
  const before = asset.crops.find((crop) => crop.ratio === ratio);
  const largest = areaAround(asset, ratio, focal);
  const [area, setArea] = useState<Area>(before ?? largest);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const picture = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; area: Area }>(undefined);
  const size = area.width / largest.width;

  function move(event: PointerEvent): void {
    const box = picture.current?.getBoundingClientRect();
    const start = drag.current;
    if (!box || !start) return;
    const dx = (event.clientX - start.x) / box.width;
    const dy = (event.clientY - start.y) / box.height;
    setArea(placed({ ...start.area, x: start.area.x + dx, y: start.area.y + dy }));
  }

  const resize = (next: number) =>
    setArea(areaAround(asset, ratio, centreOf(area), Math.min(Math.max(next, SMALLEST), 1)));
  const pixels = [area.width * asset.width, area.height * asset.height].map(Math.round);
  return (
    <Dialog
      open={open}
      size="large"
      title={mediaTexts.cropIn(ratio)}
      onClose={onClose}
      actions={
        <>
          <Button
            type="button"
            disabled={isBusy}
            onClick={() => {
              setBusy(true);
              const { x, y, width, height } = area;
              // What goes wrong is told below.
              void onCrop({ x, y, width, height }).then((failed) => {
                setProblem(failed);
                setBusy(false);
              });
            }}
          >
            {mediaTexts.keepCrop}
          </Button>
          <Button type="button" variant="ghost" onClick={onClose}>
            {mediaTexts.cancel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Picture ref={picture}>
          <Image
            src={asset.address}
            alt=""
            width={asset.width}
            height={asset.height}
            place="natural"
            sizes="900px"
          />
          <Part
            type="button"
            aria-label={mediaTexts.cropArea(ratio)}
            style={{
              left: `${area.x * 100}%`,
              top: `${area.y * 100}%`,
              inlineSize: `${area.width * 100}%`,
              aspectRatio: cropRatios[ratio],
            }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              drag.current = { x: event.clientX, y: event.clientY, area };
            }}
            onPointerMove={move}
            onPointerUp={() => {
              drag.current = undefined;
            }}
            onKeyDown={(event) => {
              const step = arrowStep(event.key, event.shiftKey);
              if (step) setArea(placed({ ...area, x: area.x + step.dx, y: area.y + step.dy }));
              else if (event.key === '+') resize(size + 0.05);
              else if (event.key === '-') resize(size - 0.05);
              else return;
              event.preventDefault();
            }}
          />
        </Picture>
        <FormField label={mediaTexts.cropSize}>
          {(framed) => (
            <Range
              {...framed}
              type="range"
              min={SMALLEST}
              max={1}
              step={0.01}
              value={size}
              onChange={(event) => resize(Number(event.target.value))}
            />
          )}
        </FormField>
        <Text as="div" size="small" tone="muted" role="status">
          {mediaTexts.cropPixels(pixels[0] ?? 0, pixels[1] ?? 0)}
        </Text>
        <ErrorText>{problem}</ErrorText>
      </Stack>
    </Dialog>
  );
}
