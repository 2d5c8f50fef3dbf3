import type { Ref } from 'react';
import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Link } from '../../../design-system/components/Link/Link';
import { NativeSelect } from '../../../design-system/components/Select/NativeSelect';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useLanguage } from '../../../design-system/language';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Workshop } from '../../../domain/booking/booking.types';
import { formatDistance } from '../../map/ui/distance';
import type { Distance } from '../../map/ui/location.types';
import { type CalendarNames, formatFreeTime } from '../../appointments/ui/calendarNames';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { InfoNote } from '../../appointments/ui/InfoNote';
import { RowSkeletons } from '../../appointments/ui/RowSkeletons';
import type { UnableWorkshop } from './unableWorkshops';
import type { Workshops } from './useWorkshops';

/** Sort orders, with the values of the specification (BOOK-83). */
export const workshopOrders = { soonest: 0, nearest: 1 } as const;
type WorkshopOrder = (typeof workshopOrders)[keyof typeof workshopOrders];

const Header = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $5',
});

/** Lines between the workshops: the step is the only frame. */
const Rows = styled('ul', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: '1px solid $line',
});

const Row = styled('li', {
  display: 'grid',
  gap: '$2 $4',
  paddingBlock: '$4',
  borderBlockEnd: '1px solid $line',
  '@md': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
});

const Name = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });

export interface WorkshopListProps {
  heading: Ref<HTMLHeadingElement>;
  workshops: Workshops;
  /** The workshops in the chosen order. */
  listed: readonly Workshop[];
  order: WorkshopOrder;
  onOrder: (order: WorkshopOrder) => void;
  onChoose: (workshop: Workshop) => void;
  /** Make of the car; some workshops are authorised for it (BOOK-66). */
  brand: string;
  distanceTo: (workshop: Workshop) => Distance | undefined;
  /** Formats a workshop's opening hours of today. */
  openToday: (workshop: Workshop) => string | undefined;
  /** Nearer workshops that are not listed, because they cannot do the services. */
  unable: readonly UnableWorkshop[];
  words: CalendarNames;
  /** E-mail address for help; empty if editors have set none. */
  email: string;
}

/** Workshops that can do the chosen services, as they are found (BOOK-13, BOOK-43). */
export function WorkshopList(props: WorkshopListProps) {
  const {
    heading,
    workshops,
    listed,
    order,
    onOrder,
    onChoose,
    brand,
    distanceTo,
    openToday,
    unable,
    words,
    email,
  } = props;
  const { status, hasMore, loadMore } = workshops;
  const message = useMessages();
  const language = useLanguage();
  const tooMany = workshops.isTooMany && (
    <ErrorNotice>
      <Text>{message('bookingTooMany')}</Text>
    </ErrorNotice>
  );
  if (status === 'none' && tooMany) return tooMany;
  if (status === 'none') {
    const [advice, help] = message('bookingNoWorkshopsAdvice').split('{contact}');
    return (
      <ErrorNotice>
        <Text weight="bold">{message('bookingNoWorkshops')}</Text>
        <Text>
          {advice}
          {email ? (
            <Link href={`mailto:${email}`}>{message('bookingContactUs')}</Link>
          ) : (
            message('bookingContactUs')
          )}
          {help}
        </Text>
      </ErrorNotice>
    );
  }
  return (
    <>
      <Header>
        <Heading ref={heading} level={3} size={5} tabIndex={-1}>
          {message('bookingWorkshops')}
        </Heading>
        <VisuallyHidden as="label" htmlFor="booking-sort">
          {message('bookingSort')}
        </VisuallyHidden>
        <NativeSelect
          id="booking-sort"
          value={order}
          onChange={({ target }) => onOrder(Number(target.value) as WorkshopOrder)}
        >
          <option value={workshopOrders.nearest}>{message('bookingNearest')}</option>
          <option value={workshopOrders.soonest}>{message('bookingSoonest')}</option>
        </NativeSelect>
      </Header>
      <Text size="small" color="muted" role="status">
        {status === 'searching'
          ? message('bookingSearching')
          : listed.length === 1
            ? message('bookingFoundOne')
            : fillIn(message('bookingFound'), { count: listed.length })}
      </Text>
      {unable.length > 0 && (
        <InfoNote>
          {unable.map(({ name, distance }) => (
            <Text key={name} size="small">
              {fillIn(message('bookingUnable'), {
                workshop: name,
                distance: formatDistance(distance, language),
              })}
            </Text>
          ))}
        </InfoNote>
      )}
      <Rows>
        {listed.map((workshop) => (
          <Entry
            key={workshop.departmentId}
            isAuthorised={workshop.brands.some((workshopBrand) =>
              isSameBrand(workshopBrand, brand),
            )}
            distance={distanceTo(workshop)}
            hours={openToday(workshop)}
            {...{ workshop, onChoose, words }}
          />
        ))}
      </Rows>
      {status === 'searching' && (
        <RowSkeletons label={message('bookingSearching')} count={listed.length === 0 ? 3 : 1} />
      )}
      {tooMany}
      {hasMore && (
        <div>
          <Button type="button" variant="outline" onClick={loadMore}>
            {message('bookingMore')}
          </Button>
        </div>
      )}
    </>
  );
}

interface EntryProps extends Pick<WorkshopListProps, 'onChoose' | 'words'> {
  workshop: Workshop;
  isAuthorised: boolean;
  distance: Distance | undefined;
  hours: string | undefined;
}

function Entry({ workshop, isAuthorised, distance, hours, onChoose, words }: EntryProps) {
  const message = useMessages();
  const language = useLanguage();
  const { siteName, address, firstTimeSlot, firstIsFullDay } = workshop;
  return (
    <Row>
      <div>
        <Name>
          <Heading level={4} size={6}>
            {siteName}
          </Heading>
          {isAuthorised && <Badge variant="outline">{message('bookingAuthorised')}</Badge>}
        </Name>
        <Text size="small" color="muted">
          {address}
          {distance && ` · ${formatDistance(distance, language)}`}
        </Text>
        {hours && (
          <Text size="small" color="muted">
            {hours}
          </Text>
        )}
        <Text size="small">
          {firstTimeSlot
            ? fillIn(message('bookingFirstTime'), {
                time: formatFreeTime(
                  { timeslot: firstTimeSlot, isFullDay: firstIsFullDay },
                  words,
                  message('bookingFullDay'),
                ),
              })
            : message('bookingNoFirstTime')}
        </Text>
      </div>
      <Button
        type="button"
        variant="outline"
        size="small"
        aria-label={fillIn(message('bookingChooseWorkshop'), { workshop: siteName })}
        onClick={() => onChoose(workshop)}
      >
        {message('bookingSeeTimes')}
      </Button>
    </Row>
  );
}

/** Compares makes, which are written with spaces or hyphens. */
const isSameBrand = (a: string, b: string): boolean => normalizeBrand(a) === normalizeBrand(b);
const normalizeBrand = (brand: string): string => brand.toLowerCase().replace(/[\s-]+/g, '');
