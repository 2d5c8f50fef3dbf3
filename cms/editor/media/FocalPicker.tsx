import { useRef, type PointerEvent } from 'react';
import { Image } from '../../../design-system/components/Image/Image';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { FocalPoint } from '../../../schema/focalPoint';
import { getArrowStep } from './framing';
import { mediaTexts } from './mediaTexts';

const Picture = styled('div', {
  position: 'relative',
  display: 'grid',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  borderRadius: '$small',
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
  '& img': { display: 'block', maxBlockSize: '$lead', inlineSize: 'auto', userSelect: 'none' },
});

const PointButton = styled('button', {
  position: 'absolute',
  inlineSize: '$control',
  blockSize: '$control',
  padding: 0,
  border: '3px solid $colors$onDark',
  borderRadius: '$round',
  backgroundColor: 'transparent',
  boxShadow: '0 0 0 2px $colors$dark, inset 0 0 0 2px $colors$dark',
  transform: 'translate(-50%, -50%)',
  cursor: 'move',
  touchAction: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - $space$1)',
    borderRadius: '$round',
    backgroundColor: '$onDark',
    boxShadow: '0 0 0 2px $colors$dark',
  },
});

interface FocalPickerProps {
  src: string;
  width: number;
  height: number;
  point: FocalPoint;
  onChange: (point: FocalPoint) => void;
}

/** A picture with its focal point, which is set by clicking or dragging, or moved with arrow keys. */
export function FocalPicker({ src, width, height, point, onChange }: FocalPickerProps) {
  const pictureRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const clampShare = (value: number) => Math.min(Math.max(value, 0), 1);

  function setPointFromPointer({ clientX, clientY }: PointerEvent): void {
    const box = pictureRef.current?.getBoundingClientRect();
    if (!box) return;
    onChange({
      x: clampShare((clientX - box.left) / box.width),
      y: clampShare((clientY - box.top) / box.height),
    });
  }

  const [x, y] = [Math.round(point.x * 100), Math.round(point.y * 100)];
  return (
    <div>
      <Picture
        ref={pictureRef}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          buttonRef.current?.focus();
          setPointFromPointer(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) setPointFromPointer(event);
        }}
      >
        <Image src={src} alt="" width={width} height={height} layout="natural" sizes="640px" />
        <PointButton
          ref={buttonRef}
          type="button"
          aria-label={`${mediaTexts.focal}: ${mediaTexts.focalAt({ x, y })}`}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          onKeyDown={(event) => {
            const step = getArrowStep(event.key, event.shiftKey);
            if (!step) return;
            event.preventDefault();
            onChange({ x: clampShare(point.x + step.dx), y: clampShare(point.y + step.dy) });
          }}
        />
      </Picture>
      <Text as="div" size="caption" color="muted" align="center" role="status">
        {mediaTexts.focalAt({ x, y })}
      </Text>
    </div>
  );
}
