import { Card } from '../../../../design-system/components/Card/Card';
import { Details } from '../../../../design-system/components/Details/Details';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { DealerDepartment } from '../../model/dealer.types';
import type { BrandFields } from '../../../../schema/generated/fields';
import { DepartmentHours, type OpeningTime, TodayState } from '../OpeningHours';
import { EmailLink } from '../../../../rendering/EmailLink';
import { PhoneLink } from '../../../../rendering/PhoneLink';
import { DepartmentMakes } from './DepartmentMakes';
import { DepartmentName } from './DepartmentName';
import { DepartmentStaff } from './DepartmentStaff';

const TextColumn = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '$2',
  overflowWrap: 'anywhere',
});

const Sections = styled('div', {
  marginBlockStart: '$3',
  borderBlockStart: '1px solid $line',
  '& > details:last-child': { borderBlockEnd: 0, marginBlockEnd: '-$space$3' },
});

interface DepartmentCardProps extends OpeningTime {
  department: DealerDepartment;
  /** Makes and their logos. */
  brands: readonly BrandFields[];
}

/** A department: whether it is open, contact details, weekly hours, makes and staff. */
export function DepartmentCard({ department, brands, now, zone }: DepartmentCardProps) {
  const message = useMessages();
  const { name, phone, email, makes, staff } = department;
  return (
    <Card as="section">
      <TextColumn>
        <Heading level={3} size={4}>
          <DepartmentName department={department} />
        </Heading>
        <TodayState schedule={department.schedule} now={now} zone={zone} />
        {phone && <PhoneLink phone={phone} prefix={fillIn(message('dealerCall'), { name })} />}
        {email && (
          <EmailLink
            variant="standalone"
            email={email}
            prefix={fillIn(message('dealerWrite'), { name })}
            hasIcon
          />
        )}
      </TextColumn>
      <Sections>
        <Details summary={<Summary text={message('dealerWeek')} />}>
          <DepartmentHours department={department} now={now} zone={zone} />
        </Details>
        {makes.length > 0 && (
          <Details summary={<Summary text={message('dealerMakes')} />}>
            <DepartmentMakes makes={makes} brands={brands} />
          </Details>
        )}
        {staff.length > 0 && (
          <Details
            summary={<Summary text={fillIn(message('dealerStaff'), { count: staff.length })} />}
          >
            <DepartmentStaff staff={staff} />
          </Details>
        )}
      </Sections>
    </Card>
  );
}

function Summary({ text }: { text: string }) {
  return (
    <Text as="span" weight="medium">
      {text}
    </Text>
  );
}
