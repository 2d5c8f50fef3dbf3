import type { ReactNode } from 'react';
import { button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { directionsTo } from '../../../map/ui/directions';
import type {
  ChargerOption,
  Contact,
  FinderLocation,
  OpeningHoursLine,
} from '../../../map/ui/location.types';

const Sections = styled('div', { display: 'grid', gap: '$5' });

const Section = styled('section', { display: 'grid', gap: '$2', alignContent: 'start' });

const SectionTitle = styled('h3', {
  margin: 0,
  color: '$muted',
  fontFamily: '$body',
  fontSize: '$caption',
  fontWeight: '$semibold',
  letterSpacing: '$caps',
  lineHeight: '$snug',
});

const Rows = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$1 $5',
  margin: 0,
  fontSize: '$small',
  lineHeight: '$snug',
  '& dt': { color: '$text' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$small',
  lineHeight: '$snug',
});

const Service = styled('li', {
  padding: '$1 $3',
  borderRadius: '$round',
  backgroundColor: '$surface',
  '@forcedColors': { border: '1px solid CanvasText' },
});

const Charger = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$3',
  flexBasis: '100%',
  padding: '$2 $3',
  borderRadius: '$small',
  backgroundColor: '$surface',
  '& > :last-child': { fontWeight: '$semibold', fontVariantNumeric: 'tabular-nums' },
  '& svg': { color: '$primary' },
});

const Actions = styled('p', { display: 'flex', flexWrap: 'wrap', gap: '$3', margin: 0 });

/** The content of an open entry of the list. */
export function LocationDetails({ location }: { location: FinderLocation }) {
  const message = useMessages();
  const { openingHours, services, page } = location;
  return (
    <Sections>
      <TypeDetails location={location} />
      {openingHours.length > 0 && (
        <TitledSection title={message('finderOpeningHours')}>
          <Hours lines={openingHours} />
        </TitledSection>
      )}
      {services.length > 0 && (
        <TitledSection title={message('finderServices')}>
          <List>
            {services.map((service) => (
              <Service key={service}>{service}</Service>
            ))}
          </List>
        </TitledSection>
      )}
      <Actions>
        <Link
          variant="none"
          href={directionsTo(location)}
          target="_blank"
          className={button({ variant: 'primary', size: 'small' })}
        >
          <Icon name="directions" />
          {message('finderDirections')}
        </Link>
        <Phone location={location} />
        {page && (
          <Link
            variant="none"
            href={page.href}
            className={button({ variant: 'outline', size: 'small' })}
          >
            {page.text || message('dealerAbout')}
          </Link>
        )}
      </Actions>
    </Sections>
  );
}

/** Details that only this type of place has: chargers, or contacts of a pickup dealer. */
function TypeDetails({ location }: { location: FinderLocation }) {
  const message = useMessages();
  switch (location.locationType) {
    case 'Location':
      return null;
    case 'ChargingPoint':
      return <Chargers options={location.chargerOptions} />;
    case 'F150Location':
      return (
        <TitledSection title={message('finderContact')}>
          <Rows>
            <Contacts title={message('finderPhone')} contacts={location.phones} />
            <Contacts title={message('finderEmail')} contacts={location.email} />
            <Contacts title={message('finderWeb')} contacts={location.web} />
          </Rows>
        </TitledSection>
      );
    default:
      // Impossible by type, but the content platform may send another type.
      return <p>{message('finderUnknownType')}</p>;
  }
}

function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </Section>
  );
}

function Hours({ lines }: { lines: readonly OpeningHoursLine[] }) {
  return (
    <Rows>
      {lines.map(({ days, hours }) => (
        <div key={days} style={{ display: 'contents' }}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </Rows>
  );
}

/** Phone number of a place; nothing for a place that has a list of numbers. */
function Phone({ location }: { location: FinderLocation }) {
  const number = 'phone' in location ? location.phone : undefined;
  if (!number) return null;
  return (
    <Link
      variant="none"
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      className={button({ variant: 'outline', size: 'small' })}
    >
      <Icon name="phone" />
      {number}
    </Link>
  );
}

function Contacts({ title, contacts }: { title: string; contacts: readonly Contact[] }) {
  if (contacts.length === 0) return null;
  return (
    <div style={{ display: 'contents' }}>
      <dt>{title}</dt>
      {contacts.map(({ href, text }) => (
        <dd key={href} style={{ gridColumn: 2 }}>
          <Link href={href}>{text}</Link>
        </dd>
      ))}
    </div>
  );
}

function Chargers({ options }: { options: readonly ChargerOption[] }) {
  const message = useMessages();
  if (options.length === 0) return null;
  return (
    <TitledSection title={message('finderChargers')}>
      <List>
        {options.map(({ id, amount, icon, watts }) => (
          <Charger key={id}>
            <Icon name={icon ? 'bolt' : 'charger'} />
            {fillIn(message('finderCharger'), {
              amount,
              plug: icon ?? message('finderOtherPlug'),
            })}
            <span>
              {fillIn(message('finderPower'), { kilowatts: Math.round(watts / 100) / 10 })}
            </span>
          </Charger>
        ))}
      </List>
    </TitledSection>
  );
}
