import { styled } from '../../../design-system/stitches';
import type { TireLocation } from '../../../domain/tireHotel/tireHotel.types';
import { EmailLink } from '../../../rendering/EmailLink';
import { PhoneLink } from '../../../rendering/PhoneLink';

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
          <PhoneLink phone={phone} />
        </li>
      )}
      {email && (
        <li>
          <EmailLink variant="standalone" email={email} hasIcon />
        </li>
      )}
    </Row>
  );
}
