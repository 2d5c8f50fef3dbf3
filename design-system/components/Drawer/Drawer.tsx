import { css } from '../../stitches';
import { Modal, modal, type ModalProps } from '../Dialog/Modal';

/** Styles that slide a drawer in from an edge of the window. @param hiddenTransform its transform while closed */
function atEdge(hiddenTransform: string) {
  return {
    '@motion': {
      transform: hiddenTransform,
      '&[open]': { transform: 'none' },
      '@starting-style': { '&[open]': { transform: hiddenTransform } },
    },
  };
}

const fullHeight = {
  insetBlock: 0,
  blockSize: '100dvh',
  maxBlockSize: 'none',
  inlineSize: 'min(28rem, 100% - $space$7)',
  maxInlineSize: 'none',
} as const;

const drawerStyles = css(modal, {
  margin: 0,
  variants: {
    side: {
      start: {
        ...fullHeight,
        insetInlineStart: 0,
        insetInlineEnd: 'auto',
        ...atEdge('translateX(-100%)'),
      },
      end: {
        ...fullHeight,
        insetInlineStart: 'auto',
        insetInlineEnd: 0,
        ...atEdge('translateX(100%)'),
      },
      bottom: {
        insetInline: 0,
        insetBlockStart: 'auto',
        insetBlockEnd: 0,
        inlineSize: '100%',
        maxInlineSize: 'none',
        maxBlockSize: 'calc(100dvh - $space$8)',
        borderStartStartRadius: '$card',
        borderStartEndRadius: '$card',
        '@md': { maxInlineSize: '$narrow', marginInline: 'auto' },
        ...atEdge('translateY(100%)'),
      },
    },
  },
});

export interface DrawerProps extends ModalProps {
  /** Edge of the window from which it slides in. */
  side?: 'start' | 'end' | 'bottom';
}

/** A modal panel that slides in at an edge of the page: filters, a menu, or details. */
export function Drawer({ side = 'end', className, ...rest }: DrawerProps) {
  const baseClass = drawerStyles({ side });
  return <Modal {...rest} className={className ? `${baseClass} ${className}` : baseClass} />;
}
