import type { ReactNode } from 'react';
import { styled } from '../../design-system/stitches';

const Tool = styled('button', {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 'calc($sizes$touch - $space$2)',
  minBlockSize: 'calc($sizes$touch - $space$2)',
  paddingInline: '$2',
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$text',
  fontSize: '$small',
  fontWeight: '$medium',
  cursor: 'pointer',
  '@hover': { '&:hover:not(:disabled, [aria-pressed="true"])': { backgroundColor: '$line' } },
  '&[aria-pressed="true"]': { backgroundColor: '$primary', color: '$onPrimary' },
  '&:disabled': { color: '$muted', opacity: 0.5, cursor: 'not-allowed' },
  '@forcedColors': { border: '1px solid ButtonText' },
});

interface ToolButtonProps {
  label: string;
  onPress: () => void;
  disabled?: boolean;
  pressed?: boolean;
  /** Whether what the button shows and hides is in sight. */
  expanded?: boolean;
  /** By which it is found to give it the focus again, such as when its row is drawn anew (arranging/useKeptFocus.ts). */
  focusKey?: string;
  children: ReactNode;
}

/** A small button of a toolbar, named by its label. Pressing it leaves the caret where it is. */
export function ToolButton(props: ToolButtonProps) {
  const { label, onPress, disabled, pressed, expanded, focusKey, children } = props;
  return (
    <Tool
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      data-focus={focusKey}
      disabled={disabled}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Tool>
  );
}
