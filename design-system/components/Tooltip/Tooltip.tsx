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
  /** A sentence that adds to what the control says; never the only place of something that everyone needs. */
  text: string;
  /** One element that takes focus, such as a button; a control of nothing but a picture has a name of its own. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/**
 * A few words next to a control: under the pointer, on focus and, for those without a pointer, at a tap. Escape hides
 * them. They always stand in the page as the control's description, script or not; the bubble is for the eye.
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
      {/* What is outside a dialog lies below it, in any layer. */}
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
