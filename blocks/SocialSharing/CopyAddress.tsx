import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import type { IconName } from '../../design-system/components/Icon/drawings';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { clientScript } from '../../rendering/clientScript';
import { ShareStatus } from '../../features/share/ui/ShareStatus';

const Item = styled('li', { position: 'relative', '@noScript': { display: 'none' } });

interface CopyAddressProps {
  address: string;
  icon: IconName;
  label: string;
}

/**
 * Copies the page's address and confirms that for a second (CopyAddress.client.ts). The button takes up space
 * from the start: if script added it later, it would wrap the row and move the content below.
 */
export function CopyAddress({ address, icon, label }: CopyAddressProps) {
  const message = useMessages();
  return (
    <Item {...clientScript('CopyAddress')} data-address={address}>
      <Button type="button" variant="outline" iconOnly aria-label={label}>
        <Icon name={icon} size="medium" />
      </Button>
      <ShareStatus role="status" data-copied={message('copied')} />
    </Item>
  );
}
