import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Image } from '../../../design-system/components/Image/Image';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { DealerDetails } from '../model/dealer.types';
import { townLine } from '../../../domain/dealers/townLine';
import { usePageInfo } from '../../../rendering/pageInfo';
import { PhoneLink } from '../../../rendering/PhoneLink';
import { dealerHref } from './dealerHref';
import { departmentKey, departmentTypes } from './departmentName';
import { type OpeningTime, TodayState } from './OpeningHours';

const Surface = styled(Card, { blockSize: '100%' });

const Picture = styled('div', {
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'clip',
  backgroundColor: '$surface',
});

const TextColumn = styled('div', {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '$2',
  flexGrow: 1,
  padding: '$4',
  overflowWrap: 'anywhere',
});

/** The whole card is clickable, while screen readers read only the dealer's name as the link. */
const Name = styled('div', {
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
  '& a:focus-visible': { outline: 'none' },
});

const Address = styled('address', {
  fontStyle: 'normal',
  fontSize: '$small',
  lineHeight: '$body',
  color: '$muted',
});

/** Stacked above the link that covers the card, so that the number can be pressed. */
const Phone = styled('div', { position: 'relative', zIndex: '$raised' });

const Distance = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  margin: 0,
  fontSize: '$small',
  fontWeight: '$semibold',
  '&[hidden]': { display: 'none' },
});

interface DealerCardProps {
  dealer: DealerDetails;
  level: 2 | 3 | 4;
  /** Kind of the department whose hours are shown; by default the first department. */
  departmentType?: string;
  /** Undefined if no hours are shown. */
  opening?: OpeningTime;
  /** Above the fold: its picture is loaded with priority. */
  priority?: boolean;
}

/** A dealer in a list: photo, name, address, today's hours, phone and departments. */
export function DealerCard({ dealer, level, departmentType, opening, priority }: DealerCardProps) {
  const message = useMessages();
  const { dealerPath } = usePageInfo();
  const { name, street, zip, town, phone, picture, departments } = dealer;
  const href = dealerHref(dealerPath, dealer.slug);
  const shownDepartment = departments.find(({ type }) => type === departmentType) ?? departments[0];
  const departmentKeys = departmentTypes(departments).flatMap((type) => departmentKey(type) ?? []);
  const place = townLine(zip, town);
  return (
    <Surface padding="none" interactive={Boolean(href)}>
      {picture && (
        <Picture>
          <Image
            src={picture.src}
            alt=""
            preview={picture.preview}
            layout="fill"
            subject="scene"
            priority={priority}
            sizes="(min-width: 1280px) 22vw, (min-width: 640px) 46vw, 92vw"
          />
        </Picture>
      )}
      <TextColumn>
        <Name>
          <Heading level={level} size={5}>
            {href ? (
              <Link variant="quiet" href={href}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
        </Name>
        {opening && shownDepartment && (
          <Text as="div" size="small">
            <TodayState schedule={shownDepartment.schedule} {...opening} />
          </Text>
        )}
        <Address>
          {street}
          {street && place && <br />}
          {place}
        </Address>
        <Distance hidden data-distance="">
          <Icon name="locate" />
          <span />
        </Distance>
        {departmentKeys.length > 0 && (
          <Text size="caption" color="muted">
            {departmentKeys.map((key) => message(key)).join(' · ')}
          </Text>
        )}
        {phone && (
          <Phone>
            <PhoneLink phone={phone} prefix={fillIn(message('dealerCall'), { name })} />
          </Phone>
        )}
      </TextColumn>
    </Surface>
  );
}
