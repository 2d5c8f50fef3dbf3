import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, useId, useRef, useState } from 'react';
import { css } from '../../stitches';
import { toneStyle } from '../../tones';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const place = css({ zIndex: '$dialog', pointerEvents: 'auto' });

const bubble = css({
  ...toneStyle('dark'),
  maxInlineSize: 'min(20rem, 100vw - 2 * $space$4)',
  padding: '$2 $3',
  borderRadius: '$small',
  boxShadow: '$raised',
  fontSize: '$small',
  lineHeight: '$snug',
  textWrap: 'pretty',
  '@motion': {
    transition: 'opacity $fast',
    '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
  },
  '@forcedColors': { border: '1px solid CanvasText' },
});

export interface TooltipProps {
  /** A sentence that supplements the control's label; must not contain information that is only here. */
  text: string;
  /** A focusable element, such as a button; one that shows only an icon needs its own accessible name. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/**
 * A short text next to a control: on hover, on focus and, without a pointer, on tap. Escape hides it. The
 * text is always in the page as the control's description, even without script; the bubble is only visual.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger
        ref={trigger}
        render={children}
        delay={300}
        closeOnClick={false}
        aria-describedby={id}
        onClick={() => setOpen(true)}
      />
      <VisuallyHidden role="tooltip" id={id}>
        {text}
      </VisuallyHidden>
      {/* Elements outside an open dialog are below it, regardless of z-index. */}
      <Base.Portal container={trigger.current?.closest('dialog') ?? undefined}>
        <Base.Positioner
          side={side}
          sideOffset={8}
          collisionPadding={12}
          className={place()}
          aria-hidden
        >
          <Base.Popup className={bubble()}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
