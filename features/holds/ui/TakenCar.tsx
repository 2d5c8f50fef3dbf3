import { button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Link } from '../../../design-system/components/Link/Link';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import type { HeldCar } from '../../../domain/holds/carHold';
import { BookedCar } from '../../car/ui/BookedCar';
import { carHref } from '../../car/ui/carName';
import { usePageInfo } from '../../../rendering/pageInfo';
import { CarAside } from '../../car/ui/CarAside';
import { similarId } from '../../car/ui/similarCars';

/** Shown if the car is taken: what the visitor can do instead. */
export function TakenCar({ car }: { car: HeldCar }) {
  const message = useMessages();
  const { carPath = '' } = usePageInfo();
  const page = carHref(carPath, car);
  return (
    <CarAside>
      <Stack gap={4} role="alert">
        <Heading level={1} size={2}>
          {message('holdTaken')}
        </Heading>
        <Text size="lead" measured>
          {message('holdTakenHint')}
        </Text>
        <Stack direction="row" wrap gap={3}>
          <Link
            variant="none"
            className={button({ variant: 'primary' })}
            href={`${page}#${similarId}`}
          >
            {message('holdSimilar')}
          </Link>
          <Link
            variant="none"
            className={button({ variant: 'outline' })}
            href={`${page}#contact-form`}
          >
            {message('detailAsk')}
          </Link>
        </Stack>
      </Stack>
      <BookedCar car={car} />
    </CarAside>
  );
}
