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

const ContactForm = styled(Card, { '@print': { display: 'none !important' } });

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
  /** Internal name of the site: part of the form's name. */
  site: string;
  dealer?: DetailedDealer;
  /** Dealers to choose from, for a sample car. */
  sellers?: readonly string[];
}

/** The seller of a car, its location, and the contact form. */
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
        <ContactForm tone="default" padding="large">
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
        </ContactForm>
      </Layout>
    </Section>
  );
}

/** Dealers from which a sample car can be ordered. */
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
