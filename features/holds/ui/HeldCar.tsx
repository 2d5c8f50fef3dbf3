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
import { useTestDriveOption } from '../../car/ui/useTestDriveOption';
import { usePageInfo } from '../../../rendering/pageInfo';
import { CarAside } from '../../car/ui/CarAside';
import { similarId } from '../../car/ui/similarCars';

const titles = { held: 'holdHeld', released: 'holdReleased', over: 'holdOver' } as const;

/** A hold for its holder: its end, what to do next, and how to release it. */
export function HeldCar({ hold }: { hold: ShownHold }) {
  const message = useMessages();
  const { locale, timeZone = 'UTC' } = usePageInfo();
  const { state, car, until } = hold;
  const isActive = state === 'held';
  return (
    <CarAside>
      <Card padding="large">
        <Stack gap={5}>
          <Heading level={1} size={3}>
            {message(titles[state])}
          </Heading>
          <FactList>
            <dt>{message(isActive ? 'holdUntil' : 'holdEnded')}</dt>
            <dd>{formatInstant(until, locale, timeZone)}</dd>
            <dt>{message('holdPlace')}</dt>
            <dd>{car.car_site_name}</dd>
          </FactList>
          <Text>{message(isActive ? 'holdMailComing' : 'holdFreeAgain')}</Text>
          {isActive ? <NextSteps car={car} /> : <OtherCars car={car} />}
          {isActive && <Release hold={hold} />}
        </Stack>
      </Card>
      <BookedCar car={car} />
    </CarAside>
  );
}

/** Link to a test drive: at the seller's free times if known, otherwise as an enquiry. */
function NextSteps({ car }: { car: HeldCarFields }) {
  const message = useMessages();
  const { carPath = '' } = usePageInfo();
  const page = carHref(carPath, car);
  const drive = useTestDriveOption()(car, page);
  return (
    <Stack gap={3}>
      <Heading level={2} size={5}>
        {message('holdNext')}
      </Heading>
      <Stack direction="row" wrap gap={3}>
        {drive && (
          <Link variant="none" className={button({ variant: 'primary' })} href={drive.href}>
            {drive.text}
          </Link>
        )}
        <Link
          variant="none"
          className={button({ variant: 'outline' })}
          href={`${page}#contact-form`}
        >
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
        variant="none"
        className={button({ variant: 'outline' })}
        href={`${carHref(carPath, car)}#${similarId}`}
      >
        {message('holdSimilar')}
      </Link>
    </div>
  );
}

/** Releases the hold after a confirmation. */
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
