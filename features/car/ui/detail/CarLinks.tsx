import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { clientScript } from '../../../../rendering/clientScript';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { ShareStatus } from '../../../share/ui/ShareStatus';
import { fullCarName } from '../carName';
import { sheetHref } from '../sheet/sheetHref';
import type { DetailedCar } from './detailedCar';

const Links = styled('ul', {
  display: 'grid',
  justifyItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Share = styled('li', { position: 'relative', '@noScript': { display: 'none' } });

/** Styled like the links next to it. */
const ShareButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$touch',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: '$link',
  font: 'inherit',
  fontWeight: '$semibold',
  cursor: 'pointer',
  '@hover': { '&:hover': { textDecoration: 'underline' } },
});

interface CarLinksProps {
  car: DetailedCar;
  /** The link to ask for a quote, if it is not among the main actions. */
  quote?: { href: string; text: string };
}

/** Secondary actions: ask for a quote, share the car's address, open a sheet to print. */
export function CarLinks({ car, quote }: CarLinksProps) {
  const message = useMessages();
  const { origin, href } = usePageInfo();
  return (
    <Links role="list">
      {quote && (
        <li>
          <Link variant="standalone" href={quote.href}>
            <Icon name="chat" />
            {quote.text}
          </Link>
        </li>
      )}
      <Share
        {...clientScript('ShareCar')}
        data-address={new URL(href, origin).href}
        data-title={fullCarName(car)}
      >
        <ShareButton type="button">
          <Icon name="share" />
          {message('shareCar')}
        </ShareButton>
        <ShareStatus role="status" data-copied={message('shareCopied')} />
      </Share>
      <li>
        <Link variant="standalone" href={sheetHref(href)}>
          <Icon name="print" />
          {message('sheetOpen')}
        </Link>
      </li>
    </Links>
  );
}
