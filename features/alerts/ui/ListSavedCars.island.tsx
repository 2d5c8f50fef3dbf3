import { button, Button } from '../../../design-system/components/Button/Button';
import { Heading, type HeadingLevel } from '../../../design-system/components/Heading/Heading';
import { Link } from '../../../design-system/components/Link/Link';
import { LoanWarning } from '../../../design-system/components/LoanWarning/LoanWarning';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { passFocusOnRemoval } from '../../../design-system/focus/client/passFocus';
import { useMessages } from '../../../design-system/messages';
import { useHydrated } from '../../../design-system/useHydrated';
import { useStoredCars } from '../../car/ui/useStoredCars';
import { usePageInfo } from '../../../rendering/pageInfo';
import { DeviceLink } from './DeviceLink';
import { StoredCarCards } from './StoredCarCards';
import { PushKeyContext } from '../../../rendering/pushKey';
import { savedCars, viewedCars } from '../../car/ui/carsOnDevice';
import { useSavedCarRecords } from './useSavedCarRecords';
import { WatchSaved } from './WatchSaved';

interface ListSavedCarsProps {
  title: string;
  level: HeadingLevel;
  showViewed: boolean;
  /** Public key for subscriptions to push messages; undefined if they are switched off. */
  pushKey?: string;
}

/** The lists of cars on the visitor's device, with the site's current data of the cars. */
export function ListSavedCars({ pushKey, ...lists }: ListSavedCarsProps) {
  return (
    <PushKeyContext value={pushKey}>
      <SavedLists {...lists} />
    </PushKeyContext>
  );
}

function SavedLists({ title, level, showViewed }: Omit<ListSavedCarsProps, 'pushKey'>) {
  const message = useMessages();
  const { loanWarning } = usePageInfo();
  const saved = useStoredCars(savedCars);
  const viewed = useStoredCars(viewedCars);
  const listedCars = showViewed ? [...saved, ...viewed] : saved;
  const records = useSavedCarRecords([...new Set(listedCars.map(({ car_id }) => car_id))]);
  const offersCredit = [...records.cars.values()].some((car) => car.car_loan_option !== undefined);
  return (
    <Stack gap={7}>
      <Stack gap={3}>
        <Heading level={level}>{title}</Heading>
        <Text size="small" color="muted" measured>
          {message('savedOnDevice')}
        </Text>
        {records.state === 'failed' && (
          <Stack ref={passFocusOnRemoval} direction="row" wrap gap={3} role="alert">
            <Text>{message('savedFailed')}</Text>
            <Button type="button" variant="outline" size="small" onClick={records.retry}>
              {message('savedRetry')}
            </Button>
          </Stack>
        )}
        {saved.length === 0 ? (
          <NothingSaved />
        ) : (
          <StoredCarCards
            cars={saved}
            records={records}
            level={level === 1 ? 2 : 3}
            remove={savedCars.remove}
          />
        )}
      </Stack>
      {saved.length > 0 && <WatchSaved ids={saved.map(({ car_id }) => car_id)} />}
      {showViewed && viewed.length > 0 && (
        <Stack ref={passFocusOnRemoval} gap={3}>
          <Heading level={2}>{message('viewedTitle')}</Heading>
          <StoredCarCards cars={viewed} records={records} level={3} remove={viewedCars.remove} />
          <div>
            <Button type="button" variant="outline" onClick={viewedCars.clear}>
              {message('viewedClear')}
            </Button>
          </div>
        </Stack>
      )}
      {loanWarning && offersCredit && <LoanWarning />}
    </Stack>
  );
}

/** Rendered only in the browser, because only the browser knows that the list is empty. */
function NothingSaved() {
  const message = useMessages();
  const { carListPath } = usePageInfo();
  if (!useHydrated()) return null;
  return (
    <Stack gap={4}>
      <Text size="lead" measured>
        {message('savedEmpty')}
      </Text>
      {carListPath && (
        <div>
          <Link variant="none" className={button()} href={carListPath}>
            {message('savedToList')}
          </Link>
        </div>
      )}
      <DeviceLink />
    </Stack>
  );
}
