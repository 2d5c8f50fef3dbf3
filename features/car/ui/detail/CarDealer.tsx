import { Card } from '../../../../design-system/components/Card/Card';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Image } from '../../../../design-system/components/Image/Image';
import { Link } from '../../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { DetailedDealer } from '../../../../domain/search/dealerSearch';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { townLine } from '../../../../domain/dealers/townLine';
import { EmailLink } from '../../../../rendering/EmailLink';
import { PhoneLink } from '../../../../rendering/PhoneLink';

const Picture = styled('div', {
  position: 'relative',
  aspectRatio: '16 / 9',
  '@belowMd': { aspectRatio: '21 / 9' },
});

const TextColumn = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$2',
  padding: '$5',
  overflowWrap: 'anywhere',
});

const Address = styled('address', { fontStyle: 'normal', lineHeight: '$body' });

/** The dealer of a car: photo, address with a link to the map, phone, e-mail and the dealer's own page. */
export function CarDealer({ dealer }: { dealer: DetailedDealer }) {
  const message = useMessages();
  const { dealerPath } = usePageInfo();
  const { site_official_name: name, site_street, site_zip, site_city, slug } = dealer;
  const town = townLine(site_zip, site_city);
  const place = [name, site_street, town].filter(Boolean).join(', ');
  return (
    <Card tone="default" padding="none">
      {dealer.site_image_url && (
        <Picture>
          <Image
            src={dealer.site_image_url}
            alt={name}
            layout="fill"
            sizes="(min-width: 1024px) 40vw, 92vw"
          />
        </Picture>
      )}
      <TextColumn>
        <Heading level={3} size={4}>
          {name}
        </Heading>
        <Address>
          {site_street}
          {site_street && town && <br />}
          {town}
        </Address>
        <Link
          variant="standalone"
          target="_blank"
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
        >
          <Icon name="pin" />
          {message('detailMap')}
        </Link>
        {dealer.site_phone && <PhoneLink phone={dealer.site_phone} />}
        {dealer.site_email && <EmailLink variant="standalone" email={dealer.site_email} hasIcon />}
        {dealerPath && slug && (
          <Link variant="standalone" href={`${dealerPath}/${encodeURIComponent(slug)}`}>
            <Icon name="arrow" />
            {fillIn(message('detailDealer'), { dealer: name })}
          </Link>
        )}
      </TextColumn>
    </Card>
  );
}
