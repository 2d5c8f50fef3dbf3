import { Badge } from '../../../../design-system/components/Badge/Badge';
import { Button } from '../../../../design-system/components/Button/Button';
import { Details } from '../../../../design-system/components/Details/Details';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { townLine } from '../../../../domain/dealers/townLine';
import { dealerHref } from '../../../dealers/ui/dealerHref';
import { DepartmentHours, TodayState } from '../../../dealers/ui/OpeningHours';
import { formatDistance } from '../../../map/ui/distance';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { PhoneLink } from '../../../../rendering/PhoneLink';
import { type PlainWorkshop, type WorkshopSearch, placeKey } from './searchWorkshops';

const Form = styled('form', { display: 'grid', gap: '$3', justifyItems: 'start' });

const Field = styled('div', { inlineSize: '100%' });

const List = styled('ul', { margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li', {
  display: 'grid',
  gap: '$2',
  paddingBlockStart: '$4',
});

const Header = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$1 $3',
});

const RESULTS = 'workshops-near';

/** Search for workshops near a typed place; the reloaded page shows the result, nearest first. */
export function NearWorkshops({ search }: { search: WorkshopSearch }) {
  const message = useMessages();
  const { href } = usePageInfo();
  const { near, failed } = search;
  const isUnknown = near && !near.workshops;
  return (
    <>
      <Form role="search" action={`${href}#${RESULTS}`}>
        <Field>
          <TextField
            id="workshop-place"
            name={placeKey}
            label={message('bookingPlace')}
            placeholder={message('bookingPlaceHint')}
            defaultValue={near?.place ?? ''}
            autoComplete="off"
            maxLength={100}
            error={isUnknown ? message('bookingPlaceUnknown') : undefined}
            required
          />
        </Field>
        <Button type="submit" variant="outline">
          <Icon name="search" />
          {message('searchSubmit')}
        </Button>
      </Form>
      <div id={RESULTS}>
        {failed ? (
          <Text>{message('bookingPlainFailed')}</Text>
        ) : (
          near?.workshops && (
            <>
              <Heading level={3} size={5}>
                {fillIn(message('bookingPlainNear'), { place: near.place })}
              </Heading>
              {near.workshops.length === 0 && <Text>{message('bookingPlainNone')}</Text>}
              <List role="list">
                {near.workshops.map((workshop) => (
                  <Workshop key={workshop.dealer.id} {...workshop} opening={search.opening} />
                ))}
              </List>
            </>
          )
        )}
      </div>
    </>
  );
}

function Workshop({
  dealer,
  department,
  distance,
  opening,
}: PlainWorkshop & Pick<WorkshopSearch, 'opening'>) {
  const message = useMessages();
  const { dealerPath, language } = usePageInfo();
  const { name, slug, street, zip, town } = dealer;
  const href = dealerHref(dealerPath, slug);
  const phone = department.phone || dealer.phone;
  return (
    <Item>
      <Header>
        <Heading level={4} size={6}>
          {href ? <Link href={href}>{name}</Link> : name}
        </Heading>
        <Badge>{formatDistance(distance, language)}</Badge>
      </Header>
      <Text size="small" color="muted">
        {[street, townLine(zip, town)].filter(Boolean).join(', ')}
      </Text>
      {phone && (
        <div>
          <PhoneLink phone={phone} prefix={fillIn(message('dealerCall'), { name })} />
        </div>
      )}
      <Details summary={<TodayState schedule={department.schedule} {...opening} />}>
        <DepartmentHours department={department} {...opening} />
      </Details>
    </Item>
  );
}
