import { css } from '../../stitches';
import { Modal, modal, type ModalProps } from '../Dialog/Modal';

/** Attached to an edge of the window, and sliding in from there. */
function atEdge(away: string) {
  return {
    '@motion': {
      transform: away,
      '&[open]': { transform: 'none' },
      '@starting-style': { '&[open]': { transform: away } },
    },
  };
}

const besides = {
  insetBlock: 0,
  blockSize: '100dvh',
  maxBlockSize: 'none',
  inlineSize: 'min(28rem, 100% - $space$7)',
  maxInlineSize: 'none',
} as const;

const look = css(modal, {
  margin: 0,
  variants: {
    side: {
      start: {
        ...besides,
        insetInlineStart: 0,
        insetInlineEnd: 'auto',
        ...atEdge('translateX(-100%)'),
      },
      end: {
        ...besides,
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
  /** Edge of the window that it comes from. */
  side?: 'start' | 'end' | 'bottom';
}

/** Slides in at the edge of the page: filters, a menu, details of one of many. The quote of the kit shop is one. */
export function Drawer({ side = 'end', className, ...rest }: DrawerProps) {
  const own = look({ side });
  return <Modal {...rest} className={className ? `${own} ${className}` : own} />;
}
