import { button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import type { IconName } from '../../design-system/components/Icon/drawings';
import { Image } from '../../design-system/components/Image/Image';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, type MessageKey, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { townLine } from '../../domain/dealers/townLine';
import { TodayState } from '../../features/dealers/ui/OpeningHours';
import { directionsTo } from '../../features/map/ui/directions';
import { usePageInfo } from '../../rendering/pageInfo';
import { EmailLink } from '../../rendering/EmailLink';
import { phoneHref } from '../../rendering/phoneHref';
import type { FoundDealer } from './DealerPage.data';
import { DepartmentName } from '../../features/dealers/ui/page/DepartmentName';
import { mapsSearch } from '../../features/dealers/ui/page/mapsSearch';
import type { DealerDetails } from '../../features/dealers/model/dealer.types';

/** Address of the car list with a dealer's cars, filtered by the dealer's town and name. */
export function carsHref(carListPath: string, { town, name }: DealerDetails): string {
  const [path = '', ownQuery] = carListPath.split('?', 2);
  const query = new URLSearchParams(ownQuery);
  if (town) query.set('car_site_city', town);
  query.set('car_site_name', name);
  return `${path}?${query}`;
}

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5 $8',
  alignItems: 'center',
  '@lg': { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
});

const Picture = styled('div', {
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'clip',
  borderRadius: '$card',
  backgroundColor: '$surface',
  '@lg': { aspectRatio: '3 / 2' },
});

const TextColumn = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  overflowWrap: 'anywhere',
});

/** Current opening hours; a prominent position, because many visitors look only for these. */
const OpenNow = styled('div', {
  display: 'grid',
  gap: '$1',
  paddingInlineStart: '$4',
  borderInlineStart: '3px solid $line',
});

const Facts = styled('dl', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '$3' },
  '& dt': { display: 'flex', alignItems: 'center', minBlockSize: '$touch', color: '$muted' },
  '& dd': { display: 'flex', alignItems: 'center', margin: 0, minBlockSize: '$touch' },
});

const Address = styled('address', { fontStyle: 'normal' });

const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });

/** Photo, name, current opening hours, contact details, and links such as directions and cars. */
export function DealerHead({ data }: { data: FoundDealer }) {
  const message = useMessages();
  const { carListPath } = usePageInfo();
  const { dealer, now, zone } = data;
  const { name, street, zip, town, phone, email, picture, position } = dealer;
  const [firstDepartment] = dealer.departments;
  const address = [street, townLine(zip, town)].filter(Boolean).join(', ');
  return (
    <Layout>
      {picture && (
        <Picture>
          <Image
            src={picture.src}
            alt={name}
            preview={picture.preview}
            layout="fill"
            subject="scene"
            priority
            sizes="(min-width: 1024px) 52vw, 92vw"
          />
        </Picture>
      )}
      <TextColumn>
        <Heading level={1} size={2}>
          {name}
        </Heading>
        {firstDepartment && (
          <OpenNow>
            <Text as="span" size="small" color="muted">
              <DepartmentName department={firstDepartment} />
            </Text>
            <Text as="div" size="lead">
              <TodayState schedule={firstDepartment.schedule} now={now} zone={zone} />
            </Text>
          </OpenNow>
        )}
        <Facts>
          {address && (
            <Fact icon="pin" label="dealerAddress">
              <Address>
                <Link variant="quiet" href={mapsSearch(dealer)} target="_blank">
                  {address}
                </Link>
              </Address>
            </Fact>
          )}
          {phone && (
            <Fact icon="phone" label="dealerPhone">
              <Link variant="quiet" href={phoneHref(phone)}>
                {phone}
              </Link>
            </Fact>
          )}
          {email && (
            <Fact icon="mail" label="dealerEmail">
              <EmailLink variant="quiet" email={email} />
            </Fact>
          )}
        </Facts>
        <Actions>
          {phone && (
            <Link variant="none" href={phoneHref(phone)} className={button({ variant: 'primary' })}>
              <Icon name="phone" />
              {fillIn(message('dealerCall'), { name: phone })}
            </Link>
          )}
          {position && (
            <Link
              variant="none"
              href={directionsTo(position)}
              target="_blank"
              className={button({ variant: 'outline' })}
            >
              <Icon name="directions" />
              {message('dealerDirections')}
            </Link>
          )}
          {carListPath && (
            <Link
              variant="none"
              href={carsHref(carListPath, dealer)}
              className={button({ variant: 'outline' })}
            >
              <Icon name="car" />
              {message('dealerCars')}
            </Link>
          )}
        </Actions>
      </TextColumn>
    </Layout>
  );
}

interface FactProps {
  icon: IconName;
  label: MessageKey;
  children: React.ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  const message = useMessages();
  return (
    <div>
      <dt>
        <Icon name={icon} size="medium" />
        <VisuallyHidden>{message(label)}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
