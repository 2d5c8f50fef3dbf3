import { useRef, type PointerEvent } from 'react';
import { Image } from '../../../design-system/components/Image/Image';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { FocalPoint } from '../../../schema/focalPoint';
import { arrowStep } from './framing';
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

const Point = styled('button', {
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

/** A picture with the point that must stay in sight: set by a press or a drag, moved by arrow keys. */
export function FocalPicker({ src, width, height, point, onChange }: FocalPickerProps) {
  const picture = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const limit = (value: number) => Math.min(Math.max(value, 0), 1);

  function follow({ clientX, clientY }: PointerEvent): void {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return;
    onChange({
      x: limit((clientX - box.left) / box.width),
      y: limit((clientY - box.top) / box.height),
    });
  }

  const [x, y] = [Math.round(point.x * 100), Math.round(point.y * 100)];
  return (
    <div>
      <Picture
        ref={picture}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          button.current?.focus();
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <Image src={src} alt="" width={width} height={height} place="natural" sizes="640px" />
        <Point
          ref={button}
          type="button"
          aria-label={`${mediaTexts.focal}: ${mediaTexts.focalAt(x, y)}`}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          onKeyDown={(event) => {
            const step = arrowStep(event.key, event.shiftKey);
            if (!step) return;
            event.preventDefault();
            onChange({ x: limit(point.x + step.dx), y: limit(point.y + step.dy) });
          }}
        />
      </Picture>
      <Text as="div" size="caption" tone="muted" align="center" role="status">
        {mediaTexts.focalAt(x, y)}
      </Text>
    </div>
  );
}
