import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarSeller } from './detailedCar';
import { EmailLink } from '../../../../rendering/EmailLink';
import { PhoneLink } from '../../../../rendering/PhoneLink';

const PeopleList = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@sm': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$card), 1fr))' },
  '& li': { display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' },
});

/** The people who sell a car, and their contact details. */
export function CarSellers({ sellers }: { sellers: readonly CarSeller[] }) {
  const message = useMessages();
  if (sellers.length === 0) return null;
  return (
    <div>
      <Heading level={3} size={5}>
        {message('detailSellers')}
      </Heading>
      <PeopleList role="list">
        {sellers.map(({ name, phone, email }) => (
          <li key={`${name} ${email ?? ''}`}>
            <Text weight="medium">{name}</Text>
            {phone && <PhoneLink phone={phone} prefix={fillIn(message('detailCall'), { name })} />}
            {email && (
              <EmailLink
                variant="standalone"
                email={email}
                prefix={fillIn(message('detailWrite'), { name })}
                hasIcon
              />
            )}
          </li>
        ))}
      </PeopleList>
    </div>
  );
}
