import { Image } from '../../../../design-system/components/Image/Image';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { DealerPerson } from '../../model/dealer.types';
import { EmailLink } from '../../../../rendering/EmailLink';
import { PhoneLink } from '../../../../rendering/PhoneLink';

const PeopleList = styled('ul', {
  display: 'grid',
  gap: '$4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '$4',
    alignItems: 'start',
    overflowWrap: 'anywhere',
  },
});

const Avatar = styled('span', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$space$9',
  blockSize: '$space$9',
  overflow: 'clip',
  borderRadius: '50%',
  backgroundColor: '$surface',
  color: '$muted',
  fontWeight: '$semibold',
  '@forcedColors': { border: '1px solid CanvasText' },
});

const TextColumn = styled('div', { display: 'grid', justifyItems: 'start', minInlineSize: 0 });

const Caption = styled(Text, { marginBlockStart: '$3' });

/** The people of a department and their contact details; initials where there is no picture. */
export function DepartmentStaff({ staff }: { staff: readonly DealerPerson[] }) {
  const message = useMessages();
  return (
    <>
      <PeopleList role="list">
        {staff.map(({ name, initials, title, phone, email, picture }) => (
          <li key={name + email}>
            <Avatar aria-hidden>
              {picture ? (
                <Image src={picture} alt="" layout="fill" sizes="64px" />
              ) : (
                <span>{initials}</span>
              )}
            </Avatar>
            <TextColumn>
              <Text weight="medium">{name}</Text>
              {title && (
                <Text size="small" color="muted">
                  {title}
                </Text>
              )}
              {phone && (
                <PhoneLink phone={phone} prefix={fillIn(message('dealerCall'), { name })} />
              )}
              {email && (
                <EmailLink
                  variant="standalone"
                  email={email}
                  prefix={fillIn(message('dealerWrite'), { name })}
                  hasIcon
                />
              )}
            </TextColumn>
          </li>
        ))}
      </PeopleList>
      {staff.some(({ picture }) => picture) && (
        <Caption size="caption" color="muted">
          {message('dealerFaces')}
        </Caption>
      )}
    </>
  );
}
