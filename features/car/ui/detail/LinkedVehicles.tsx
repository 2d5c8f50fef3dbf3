import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { carHref } from '../carName';
import type { LinkedVehicle } from './detailedCar';

const Frame = styled('nav', { display: 'grid', gap: '$2' });

const List = styled('ul', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: '1px solid $line',
  '& > li': { borderBlockEnd: '1px solid $line' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$3',
    minBlockSize: '$touch',
    paddingBlock: '$2',
    lineHeight: '$snug',
  },
});

/** Links to the pages of the same model in other packages. */
export function LinkedVehicles({ vehicles }: { vehicles: readonly LinkedVehicle[] | undefined }) {
  const message = useMessages();
  const { carPath } = usePageInfo();
  if (!vehicles?.length || !carPath) return null;
  return (
    <Frame aria-labelledby="linked-vehicles">
      <Heading level={2} size={6} id="linked-vehicles">
        {message('detailLinked')}
      </Heading>
      <List role="list">
        {vehicles.map(({ vehicle_id, slug, link_text, package_name }) => (
          <li key={vehicle_id}>
            <Link variant="plain" href={carHref(carPath, { car_id: vehicle_id, slug })}>
              {link_text || package_name}
              <Icon name="chevronRight" size="small" />
            </Link>
          </li>
        ))}
      </List>
    </Frame>
  );
}
