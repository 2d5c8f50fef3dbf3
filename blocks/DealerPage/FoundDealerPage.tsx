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

/** Side by side where there is room; each only as high as what is in it. */
const Departments = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, $sizes$panel), 1fr))',
  gap: '$grid',
  alignItems: 'start',
});

/** Between the cars that came last and the end of the page. */
const More = styled('div', {
  display: 'flex',
  justifyContent: 'center',
  marginBlockEnd: '$section',
});

interface FoundDealerPageProps extends Pick<DealerPageFields, 'Brands' | 'ApiKey'> {
  data: FoundDealer;
}

/** Everything that a visitor asks before they call (spec 3 §2.2). */
export function FoundDealerPage({ data, Brands = [], ApiKey }: FoundDealerPageProps) {
  const message = useMessages();
  const { origin, href, carListPath } = usePageInfo();
  const { dealer, latest, now, zone } = data;
  const cars = carListPath && carsHref(carListPath, dealer);
  return (
    <div {...clientScript('DealerPage')}>
      <OpeningRegion zone={zone}>
        <Section space="none">
          <DealerTopBar dealer={dealer} />
          <DealerHead data={data} />
        </Section>
        {dealer.departments.length > 0 && (
          <Section space="small">
            <Stack gap={5}>
              <Heading level={2} size={3}>
                {message('dealerDepartments')}
              </Heading>
              <Departments>
                {dealer.departments.map((department, at) => (
                  <DepartmentCard
                    key={at}
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
      {cars && (
        <More>
          <Button as="a" variant="primary" href={cars}>
            <Icon name="car" />
            {fillIn(message('dealerAllCars'), { dealer: dealer.name })}
          </Button>
        </More>
      )}
      <StructuredData type="AutoDealer" data={dealerStructuredData(dealer, { origin, href })} />
    </div>
  );
}
