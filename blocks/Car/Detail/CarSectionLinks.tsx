import { Link } from '../../../design-system/components/Link/Link';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { DetailedCar } from './detailedCar';

const Row = styled('ul', {
  display: 'flex',
  gap: '$5',
  margin: 0,
  padding: 0,
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

/** The parts of the page, each under its anchor (spec 2 §2). */
export function CarSectionLinks({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const links = [
    { href: '#overview', label: 'detailOverview' },
    car.car_equipment?.length ? { href: '#equipment', label: 'detailEquipment' } : undefined,
    { href: '#technical-data', label: 'detailTechnical' },
    car.car_description ? { href: '#description', label: 'detailDescription' } : undefined,
    { href: '#contact', label: 'detailContact' },
  ].filter((link) => link !== undefined);
  return (
    <nav aria-label={message('detailSections')}>
      <Row role="list">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link look="quiet" href={href}>
              {message(label)}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}
