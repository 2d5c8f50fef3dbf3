import { Link } from '../../../../design-system/components/Link/Link';
import { type MessageKey, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { hasOffers } from '../../../finance/ui/CarFinance';
import { OFFERS_ID } from '../../../finance/ui/pageAnchors';
import { electricFacts } from '../electric/electricFacts';
import { hasPriceContext } from '../price/PriceContext';
import type { DetailedCar } from './detailedCar';

const Row = styled('ul', {
  display: 'flex',
  gap: '$5',
  marginBlock: 0,
  // Space for focus rings, which the scrolling row would clip.
  padding: '$1',
  marginInline: '-$space$1',
  scrollPaddingInline: '$2',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '$touch',
    fontWeight: '$medium',
  },
});

/** Links to the sections of the page. */
export function CarSectionLinks({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const { country } = usePageInfo();
  const links: (readonly [href: string, label: MessageKey])[] = [
    ['#overview', 'detailOverview'],
    ...(electricFacts(car, country) ? ([['#electric', 'electricTitle']] as const) : []),
    ...(car.car_equipment?.length ? ([['#equipment', 'detailEquipment']] as const) : []),
    ['#technical-data', 'detailTechnical'],
    ...(car.car_description ? ([['#description', 'detailDescription']] as const) : []),
    ...(car.car_history ? ([['#history', 'historyTitle']] as const) : []),
    ...(hasOffers(car) ? ([[`#${OFFERS_ID}`, 'financeOffers']] as const) : []),
    ...(hasPriceContext(car) ? ([['#price', 'priceTitle']] as const) : []),
    ['#contact', 'detailContact'],
  ];
  return (
    <nav aria-label={message('detailSections')}>
      <Row role="list">
        {links.map(([href, label]) => (
          <li key={href}>
            <Link variant="quiet" href={href}>
              {message(label)}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}
