import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarSeller } from './detailedCar';
import { EmailLink } from '../../../../rendering/EmailLink';
import { phoneHref } from '../../../../rendering/phoneHref';

const People = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@sm': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$card), 1fr))' },
  '& li': { display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' },
});

/** The people who sell a car, and how to reach them. */
export function CarSellers({ sellers }: { sellers: readonly CarSeller[] }) {
  const message = useMessages();
  if (sellers.length === 0) return null;
  return (
    <div>
      <Heading level={3} size={5}>
        {message('detailSellers')}
      </Heading>
      <People role="list">
        {sellers.map(({ name, phone, email }) => (
          <li key={`${name} ${email ?? ''}`}>
            <Text weight="medium">{name}</Text>
            {phone && (
              <Link look="standalone" href={phoneHref(phone)}>
                <Icon name="phone" />
                <VisuallyHidden>{fillIn(message('detailCall'), { name })} </VisuallyHidden>
                {phone}
              </Link>
            )}
            {email && (
              <EmailLink
                look="standalone"
                email={email}
                prefix={fillIn(message('detailWrite'), { name })}
                hasIcon
              />
            )}
          </li>
        ))}
      </People>
    </div>
  );
}
