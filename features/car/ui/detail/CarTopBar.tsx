import { Breadcrumb } from '../../../../design-system/components/Breadcrumb/Breadcrumb';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { StructuredData } from '../../../../rendering/StructuredData';
import { CarCardActions } from '../CarCardActions';
import { carName } from '../carName';
import { searchAddress } from '../searchAddress';
import type { DetailedCar } from './detailedCar';

const Bar = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  paddingBlock: '$3',
  '@print': { display: 'none' },
});

const NavigationLinks = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$5',
  minInlineSize: 0,
});

/** On phones the back link is enough. */
const BreadcrumbBox = styled('div', {
  display: 'none',
  '@md': { display: 'block', minInlineSize: 0 },
});

/** The back link, the breadcrumb, and the buttons to save and compare the car. */
export function CarTopBar({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const { homeHref, href, origin, carListPath } = usePageInfo();
  const { car_id, car_brand } = car;
  const brandSearch = {
    values: [{ facet: 'car_brand', levels: [car_brand] }],
    keyphrase: '',
  };
  const trail = [
    { label: message('detailHome'), href: homeHref },
    ...(carListPath
      ? [
          { label: message('detailCars'), href: carListPath },
          { label: car_brand, href: searchAddress(carListPath, brandSearch) },
        ]
      : []),
  ];
  const name = carName(car);
  const itemListElement = [...trail, { label: name, href }].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: origin + step.href,
  }));
  return (
    <Bar>
      <NavigationLinks>
        <Link variant="standalone" href={carListPath ?? homeHref} data-history-back="">
          <Icon name="arrowLeft" />
          {message('detailBack')}
        </Link>
        <BreadcrumbBox>
          <Breadcrumb trail={trail} current={name} />
        </BreadcrumbBox>
      </NavigationLinks>
      <CarCardActions id={car_id} name={name} place="page" />
      <StructuredData type="BreadcrumbList" data={{ itemListElement }} />
    </Bar>
  );
}
