import { Button } from '../../../design-system/components/Button/Button';
import { modal } from '../../../design-system/components/Dialog/Modal';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../design-system/messages';
import { css, styled } from '../../../design-system/stitches';

const drawer = css(modal, {
  insetBlock: 0,
  insetInline: '0 auto',
  inlineSize: '$filterDrawer',
  maxInlineSize: '100%',
  blockSize: '100dvh',
  maxBlockSize: 'none',
});

const Header = styled('div', {
  '@tall': { position: 'sticky', insetBlockStart: 0 },
  zIndex: '$raised',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  padding: '$3 $4 $3 $5',
  backgroundColor: '$bg',
});

const Buttons = styled('div', { display: 'flex', alignItems: 'center', gap: '$2' });

const Pin = styled('span', { '@belowLg': { display: 'none' } });

/** Script moves the form into this element while the drawer is open. */
const FormSlot = styled('div', { paddingInline: '$5' });

/** The drawer with the filters, for small windows and for visitors who have hidden the column of filters. */
export function FilterDrawer() {
  const message = useMessages();
  return (
    <dialog className={drawer()} aria-labelledby="list-drawer-title" data-list-drawer="">
      <Header data-sticks="start">
        <Heading level={2} size={4} id="list-drawer-title">
          {message('carFilters')}
        </Heading>
        <Buttons>
          <Pin>
            <Button type="button" variant="ghost" size="small" data-list-layout="sticky">
              {message('carPinFilters')}
            </Button>
          </Pin>
          <Button
            type="button"
            variant="ghost"
            iconOnly
            aria-label={message('close')}
            data-list-close=""
          >
            <Icon name="close" size="medium" />
          </Button>
        </Buttons>
      </Header>
      <FormSlot data-list-place="" />
    </dialog>
  );
}
