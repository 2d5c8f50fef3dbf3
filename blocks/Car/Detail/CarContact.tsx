import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Section } from '../../../design-system/components/Section/Section';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { CarContactForm } from '../../CarContactForm/CarContactForm';
import type { DetailedDealer } from '../../Dealer/dealerSearch';
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
    '&[data-alone]': { gridTemplateColumns: 'minmax(0, $sizes$frame)' },
  },
});

const Column = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$5',
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
  const people = car.car_sellers ?? [];
  const alone = !dealer && people.length === 0;
  return (
    <Section tone="surface" id="contact" aria-labelledby="contact-heading">
      <Layout data-alone={alone ? '' : undefined}>
        {!alone && (
          <Column>
            <Heading level={2} id="contact-heading">
              {message('detailContact')}
            </Heading>
            {dealer && <CarDealer dealer={dealer} />}
            <CarSellers sellers={people} />
          </Column>
        )}
        <Column>
          <Card tone="default" padding="large">
            <Column>
              <div>
                <Heading level={alone ? 2 : 3} size={3} id={alone ? 'contact-heading' : undefined}>
                  {message('detailForm')}
                </Heading>
                {car.car_is_sample && <Text tone="muted">{message('detailFormSample')}</Text>}
              </div>
              <CarContactForm
                site={site}
                car={{
                  carId: car.car_id,
                  dealer: car.car_site_name,
                  sellers: sellers?.length ? sellers : undefined,
                  testDrive: !car.disable_test_drive,
                }}
              />
            </Column>
          </Card>
        </Column>
      </Layout>
    </Section>
  );
}
