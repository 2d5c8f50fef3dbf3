import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import type { IconName } from '../../design-system/components/Icon/drawings';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';

const Item = styled('li', { display: 'flex', alignItems: 'center', gap: '$3' });
const Status = styled('span', { fontSize: '$small', fontWeight: '$medium' });

interface CopyAddressProps {
  address: string;
  icon: IconName;
  label: string;
}

/** Copies the page's address and says so for a second; hidden until script can (site/page/parts/copyAddress.ts). */
export function CopyAddress({ address, icon, label }: CopyAddressProps) {
  const message = useMessages();
  return (
    <Item data-part="copyAddress" data-address={address} hidden>
      <Button type="button" variant="outline" iconOnly aria-label={label}>
        <Icon name={icon} size="medium" />
      </Button>
      <Status role="status" data-copied={message('copied')} />
    </Item>
  );
}
