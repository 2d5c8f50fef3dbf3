import { useRef } from 'react';
import { Dialog, type DialogProps } from '../../design-system/components/Dialog/Dialog';
import { useInitialFocus } from './useInitialFocus';

/**
 * A dialog of the editor. It focuses its first field when it opens, or otherwise its first button, never
 * "Close".
 */
export function EditorDialog({ children, open, ...rest }: DialogProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  useInitialFocus(contentRef, open);
  return (
    <Dialog open={open} {...rest}>
      <div ref={contentRef}>{children}</div>
    </Dialog>
  );
}
