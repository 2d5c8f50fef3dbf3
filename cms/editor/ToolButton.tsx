import type { ReactNode, SyntheticEvent } from 'react';
import { css, styled } from '../../design-system/stitches';

export const toolStyle = css({
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

const Tool = styled('button', toolStyle);

interface ToolButtonProps {
  label: string;
  onPress: () => void;
  disabled?: boolean;
  pressed?: boolean;
  /** Whether the element that the button toggles is shown. */
  expanded?: boolean;
  /**
   * Identifies the button, so that the focus can be restored after its row is rendered again
   * (lists/useRowFocus.ts).
   */
  focusKey?: string;
  children: ReactNode;
}

/**
 * A small toolbar button with an accessible label. Pressing it leaves the focus and the caret in a text
 * field.
 */
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
      onPointerDown={keepCaret}
      onMouseDown={keepCaret}
      onClick={onPress}
    >
      {children}
    </Tool>
  );
}

const CARET_SELECTOR = 'iframe, input, textarea, [contenteditable]';

/**
 * Keeps the focus where the caret is. From any other element the button takes the focus, so that a dialog
 * that
 * it opens can return it.
 */
function keepCaret(event: SyntheticEvent): void {
  if (document.activeElement?.matches(CARET_SELECTOR)) event.preventDefault();
}
