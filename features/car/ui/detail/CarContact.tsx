import { Card } from '../../../../design-system/components/Card/Card';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Section } from '../../../../design-system/components/Section/Section';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { CarContactForm } from '../../../enquiries/ui/contact/CarContactForm';
import type { DetailedDealer } from '../../../../domain/search/dealerSearch';
import { fullCarName } from '../carName';
import { CarDealer } from './CarDealer';
import { CarSellers } from './CarSellers';
import type { DetailedCar } from './detailedCar';

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.35fr)',
    gap: '$8',
    alignItems: 'start',
  },
});

const Column = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$5',
});

/** Nobody sends a form from paper. */
const Ask = styled(Card, { '@print': { display: 'none !important' } });

const Places = styled('ul', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: '$2' },
  '& svg': { color: '$muted' },
});

interface CarContactProps {
  car: DetailedCar;
  /** Name of the site in code: the form is named after it. */
  site: string;
  dealer?: DetailedDealer;
  /** Dealers to choose from, for a sample car. */
  sellers?: readonly string[];
}

/** Who sells a car, where, and the form to ask (spec 2 §2, Contact section). */
export function CarContact({ car, site, dealer, sellers }: CarContactProps) {
  const message = useMessages();
  return (
    <Section tone="surface" id="contact" aria-labelledby="contact-heading">
      <Layout>
        <Column>
          <Heading level={2} id="contact-heading">
            {message('detailContact')}
          </Heading>
          {dealer && <CarDealer dealer={dealer} />}
          <CarSellers sellers={car.car_sellers ?? []} />
          {car.car_is_sample && <SampleDealers dealers={sellers} />}
        </Column>
        <Ask tone="default" padding="large">
          <Column>
            <Heading level={3}>{message('detailForm')}</Heading>
            <CarContactForm
              site={site}
              car={{
                carId: car.car_id,
                name: fullCarName(car),
                dealer: car.car_site_name,
                dealerPhone: dealer?.site_phone,
                sellers: sellers?.length ? sellers : undefined,
                testDrive: !car.disable_test_drive,
              }}
            />
          </Column>
        </Ask>
      </Layout>
    </Section>
  );
}

/** Who orders a car that stands nowhere. */
function SampleDealers({ dealers = [] }: { dealers?: readonly string[] }) {
  const message = useMessages();
  return (
    <>
      <Text size="lead">{message('detailFormSample')}</Text>
      <Places role="list">
        {dealers.map((dealer) => (
          <li key={dealer}>
            <Icon name="pin" />
            {dealer}
          </li>
        ))}
      </Places>
    </>
  );
}
