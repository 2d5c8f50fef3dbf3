import { Button, button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Details } from '../../../design-system/components/Details/Details';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Link } from '../../../design-system/components/Link/Link';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import type { HeldCar as HeldCarFields, ShownHold } from '../../../domain/holds/carHold';
import { formatInstant } from '../../../domain/time/formatInstant';
import { BookedCar } from '../../car/ui/BookedCar';
import { FactList } from '../../../rendering/FactList';
import { carHref } from '../../car/ui/carName';
import { useTestDriveWay } from '../../car/ui/useTestDriveWay';
import { usePageInfo } from '../../../rendering/pageInfo';
import { CarAside } from '../../car/ui/CarAside';
import { similarId } from '../../car/ui/similarCars';

const titles = { held: 'holdHeld', released: 'holdReleased', over: 'holdOver' } as const;

/** A hold for its holder: until when, what to do next, and the way out of it. */
export function HeldCar({ hold }: { hold: ShownHold }) {
  const message = useMessages();
  const { locale, timeZone = 'UTC' } = usePageInfo();
  const { state, car, until } = hold;
  const isLive = state === 'held';
  return (
    <CarAside>
      <Card padding="large">
        <Stack gap={5}>
          <Heading level={1} size={3}>
            {message(titles[state])}
          </Heading>
          <FactList>
            <dt>{message(isLive ? 'holdUntil' : 'holdEnded')}</dt>
            <dd>{formatInstant(until, locale, timeZone)}</dd>
            <dt>{message('holdPlace')}</dt>
            <dd>{car.car_site_name}</dd>
          </FactList>
          <Text>{message(isLive ? 'holdMailComing' : 'holdFreeAgain')}</Text>
          {isLive ? <NextSteps car={car} /> : <OtherCars car={car} />}
          {isLive && <Release hold={hold} />}
        </Stack>
      </Card>
      <BookedCar car={car} />
    </CarAside>
  );
}

/** A test drive at the seller's times where those are known; else the seller is asked. */
function NextSteps({ car }: { car: HeldCarFields }) {
  const message = useMessages();
  const { carPath = '' } = usePageInfo();
  const page = carHref(carPath, car);
  const drive = useTestDriveWay()(car, page);
  return (
    <Stack gap={3}>
      <Heading level={2} size={5}>
        {message('holdNext')}
      </Heading>
      <Stack direction="row" wrap gap={3}>
        {drive && (
          <Link look="none" className={button({ variant: 'primary' })} href={drive.href}>
            {drive.text}
          </Link>
        )}
        <Link look="none" className={button({ variant: 'outline' })} href={`${page}#contact-form`}>
          {message('detailAsk')}
        </Link>
      </Stack>
    </Stack>
  );
}

function OtherCars({ car }: { car: HeldCarFields }) {
  const message = useMessages();
  const { carPath = '' } = usePageInfo();
  return (
    <div>
      <Link
        look="none"
        className={button({ variant: 'outline' })}
        href={`${carHref(carPath, car)}#${similarId}`}
      >
        {message('holdSimilar')}
      </Link>
    </div>
  );
}

/** Gives the hold up, after it was asked whether to. */
function Release({ hold }: { hold: ShownHold }) {
  const message = useMessages();
  const { language } = usePageInfo();
  return (
    <Details summary={message('holdRelease')}>
      <form method="post" action="/api/holds/release">
        <input type="hidden" name="hold" value={hold.token} />
        <input type="hidden" name="language" value={language} />
        <Stack gap={4}>
          <Text>{message('holdReleaseAsk')}</Text>
          <div>
            <Button type="submit" variant="outline">
              {message('holdReleaseNow')}
            </Button>
          </div>
        </Stack>
      </form>
    </Details>
  );
}
