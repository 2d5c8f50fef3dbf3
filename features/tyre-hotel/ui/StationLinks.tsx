import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { styled } from '../../../design-system/stitches';
import type { TireLocation } from '../../../domain/tireHotel/tireHotel.types';
import { EmailLink } from '../../../rendering/EmailLink';
import { phoneHref } from '../../../rendering/phoneHref';

const Row = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $5',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { overflowWrap: 'anywhere' },
});

/** Telephone and e-mail of a station, as far as they are known. */
export function StationLinks({
  location: { phone, email },
}: {
  location: Pick<TireLocation, 'phone' | 'email'>;
}) {
  if (!phone && !email) return null;
  return (
    <Row>
      {phone && (
        <li>
          <Link look="standalone" href={phoneHref(phone)}>
            <Icon name="phone" />
            {phone}
          </Link>
        </li>
      )}
      {email && (
        <li>
          <EmailLink look="standalone" email={email} hasIcon />
        </li>
      )}
    </Row>
  );
}
