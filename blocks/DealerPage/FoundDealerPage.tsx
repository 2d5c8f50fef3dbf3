import { Button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { DealerPageFields } from '../../schema/generated/fields';
import { CarRow } from '../../features/car/ui/CarRow';
import { clientScript } from '../../rendering/clientScript';
import { OpeningRegion } from '../../features/dealers/ui/OpeningHours';
import { usePageInfo } from '../../rendering/pageInfo';
import { StructuredData } from '../../rendering/StructuredData';
import { DealerHead, carsHref } from './DealerHead';
import type { FoundDealer } from './DealerPage.data';
import { dealerStructuredData } from '../../features/dealers/ui/page/dealerStructuredData';
import { DealerTopBar } from './DealerTopBar';
import { DepartmentCard } from '../../features/dealers/ui/page/DepartmentCard';
import { PlaceMap } from './PlaceMap';

/** The cards are side by side where there is space, each only as high as its content. */
const Departments = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, $sizes$panel), 1fr))',
  gap: '$grid',
  alignItems: 'start',
});

/** Below the latest cars. */
const CarsLink = styled('div', {
  display: 'flex',
  justifyContent: 'center',
  marginBlockEnd: '$section',
});

interface FoundDealerPageProps extends Pick<DealerPageFields, 'Brands' | 'ApiKey'> {
  data: FoundDealer;
}

/** The page of a dealer: contact details, departments, map and latest cars. */
export function FoundDealerPage({ data, Brands = [], ApiKey }: FoundDealerPageProps) {
  const message = useMessages();
  const { origin, href, carListPath } = usePageInfo();
  const { dealer, latestCars: latest, now, zone } = data;
  const carsAddress = carListPath && carsHref(carListPath, dealer);
  return (
    <div {...clientScript('DealerPage')}>
      <OpeningRegion zone={zone}>
        <Section padding="none">
          <DealerTopBar dealer={dealer} />
          <DealerHead data={data} />
        </Section>
        {dealer.departments.length > 0 && (
          <Section padding="small">
            <Stack gap={5}>
              <Heading level={2} size={3}>
                {message('dealerDepartments')}
              </Heading>
              <Departments>
                {dealer.departments.map((department, index) => (
                  <DepartmentCard
                    key={index}
                    department={department}
                    brands={Brands}
                    now={now}
                    zone={zone}
                  />
                ))}
              </Departments>
            </Stack>
          </Section>
        )}
      </OpeningRegion>
      <PlaceMap data={data} apiKey={ApiKey} />
      <CarRow
        Title={{ value: fillIn(message('dealerLatest'), { dealer: dealer.name }) }}
        cars={latest}
      />
      {carsAddress && (
        <CarsLink>
          <Button as="a" variant="primary" href={carsAddress}>
            <Icon name="car" />
            {fillIn(message('dealerAllCars'), { dealer: dealer.name })}
          </Button>
        </CarsLink>
      )}
      <StructuredData type="AutoDealer" data={dealerStructuredData(dealer, { origin, href })} />
    </div>
  );
}
