import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import type { IconName } from '../../design-system/components/Icon/drawings';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import { clientScript } from '../clientScript';

const Item = styled('li', { position: 'relative', '@noScript': { display: 'none' } });

/** Stands above the button, so that nothing moves when it comes and goes. */
const Status = styled('span', {
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockEnd: 'calc(100% + $space$1)',
  transform: 'translateX(-50%)',
  fontSize: '$small',
  whiteSpace: 'nowrap',
  '&:not(:empty)': {
    ...toneStyle('dark'),
    padding: '$1 $3',
    borderRadius: '$small',
    boxShadow: '$raised',
    '@forcedColors': { border: '1px solid CanvasText' },
  },
});

interface CopyAddressProps {
  address: string;
  icon: IconName;
  label: string;
}

/**
 * Copies the page's address and says so for a second (CopyAddress.client.ts). It has its place from the
 * start: shown by script later, it would break the row and move what is below.
 */
export function CopyAddress({ address, icon, label }: CopyAddressProps) {
  const message = useMessages();
  return (
    <Item {...clientScript('CopyAddress')} data-address={address}>
      <Button type="button" variant="outline" iconOnly aria-label={label}>
        <Icon name={icon} size="medium" />
      </Button>
      <Status role="status" data-copied={message('copied')} />
    </Item>
  );
}
