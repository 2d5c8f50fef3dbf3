import { css } from '../../stitches';
import { Modal, modal, type ModalProps } from './Modal';

const dialogStyles = css(modal, {
  inset: 0,
  inlineSize: 'calc(100% - 2 * $space$3)',
  maxBlockSize: 'calc(100dvh - 2 * $space$3)',
  margin: 'auto auto $space$3',
  borderRadius: '$card',
  '@sm': { margin: 'auto', maxBlockSize: 'calc(100dvh - 2 * $space$6)' },
  '@motion': {
    transform: 'translateY($space$4)',
    '&[open]': { transform: 'none' },
    '@starting-style': { '&[open]': { transform: 'translateY($space$4)' } },
  },
  variants: {
    size: {
      small: { maxInlineSize: '28rem' },
      medium: { maxInlineSize: '40rem' },
      large: { maxInlineSize: '60rem' },
      /** As large as the window, for tables and pictures. */
      window: { maxInlineSize: '$wide' },
    },
  },
});

export interface DialogProps extends ModalProps {
  size?: 'small' | 'medium' | 'large' | 'window';
}

/** A modal dialog: a question, a form, or an enlarged view. */
export function Dialog({ size = 'medium', className, ...rest }: DialogProps) {
  const baseClass = dialogStyles({ size });
  return <Modal {...rest} className={className ? `${baseClass} ${className}` : baseClass} />;
}
