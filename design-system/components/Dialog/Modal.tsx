import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { useMessages } from '../../messages';
import { scrollRoom } from '../../scrollRoom';
import { css, styled } from '../../stitches';
import { toneStyle } from '../../tones';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { useModal } from './useModal';

/** Styles that all modal dialogs share; styles that extend them set position and animation. */
export const modal = css({
  ...toneStyle('default'),
  position: 'fixed',
  boxSizing: 'border-box',
  padding: 0,
  border: 0,
  boxShadow: '$overlay',
  // The dialog itself scrolls: it holds a button, so that it can be scrolled with the keyboard.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...scrollRoom,
  opacity: 0,
  '&[open]': { opacity: 1 },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&::backdrop': { backgroundColor: '$scrim', opacity: 0 },
  '&[open]::backdrop': { opacity: 0.75 },
  '@motion': {
    transition:
      'opacity $transitions$base, transform $transitions$slow, overlay $transitions$slow allow-discrete, display $transitions$slow allow-discrete',
    '&::backdrop': {
      transition:
        'opacity $transitions$slow, overlay $transitions$slow allow-discrete, display $transitions$slow allow-discrete',
    },
    '@starting-style': { '&[open]': { opacity: 0 }, '&[open]::backdrop': { opacity: 0 } },
  },
  '@forcedColors': { border: '2px solid CanvasText' },
});

const Frame = styled('div', { display: 'flex', flexDirection: 'column', minBlockSize: '100%' });

const Header = styled('div', {
  '@tall': { position: 'sticky', insetBlockStart: 0 },
  zIndex: '$raised',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$4',
  padding: '$4 $4 $3 $5',
  backgroundColor: '$bg',
  '& > :first-child': { paddingBlockStart: '$2' },
  '@md': { padding: '$5 $5 $4 $6' },
});

const Body = styled('div', {
  flexGrow: 1,
  padding: '0 $5 $5',
  '@md': { padding: '0 $6 $6' },
});

const Actions = styled('div', {
  '@tall': { position: 'sticky', insetBlockEnd: 0 },
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  padding: '$4 $5',
  borderBlockStart: '1px solid $line',
  backgroundColor: '$bg',
  '@sm': { flexDirection: 'row' },
  '@md': { padding: '$4 $6' },
});

export interface ModalProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'onClose'> {
  open: boolean;
  /** Called when the visitor has closed it: set `open` to false. Memoize it, as it is an effect dependency. */
  onClose: () => void;
  /** Visible title, which is also the accessible name. */
  title: ReactNode;
  /** Buttons that complete the dialog, most important first; always visible. */
  actions?: ReactNode;
}

/** Basis of Dialog and Drawer: a native modal dialog with a title, a close button and actions. */
export function Modal({ open, onClose, title, actions, children, id, ...rest }: ModalProps) {
  const generatedId = useId();
  const dialogId = id ?? generatedId;
  const message = useMessages();
  const dialog = useModal(open, onClose);
  return (
    <dialog aria-labelledby={`${dialogId}-title`} {...rest} id={dialogId} ref={dialog}>
      <Frame>
        <Header data-sticks="start">
          <Heading level={2} size={4} id={`${dialogId}-title`}>
            {title}
          </Heading>
          <Button
            type="button"
            variant="ghost"
            iconOnly
            aria-label={message('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size="medium" />
          </Button>
        </Header>
        <Body>{children}</Body>
        {actions && <Actions data-sticks="end">{actions}</Actions>}
      </Frame>
    </dialog>
  );
}
