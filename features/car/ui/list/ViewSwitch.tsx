import { SegmentLinks } from '../../../../design-system/components/Segments/SegmentLinks';
import { useMessages } from '../../../../design-system/messages';
import { withMap } from '../../../search/ui/changeState';
import type { CarListData } from './carListData';
import { listAddress } from './listState';

/**
 * Links to the list and to the map of the same cars. Each has its own address, so that only pages with the
 * map load its code.
 */
export function ViewSwitch({ data }: { data: CarListData }) {
  const message = useMessages();
  const { state, listPath, hasMap } = data;
  if (!hasMap) return null;
  const isMap = state.map !== undefined;
  return (
    <SegmentLinks
      label={message('carViews')}
      links={[
        {
          label: message('carViewList'),
          icon: 'grid',
          current: !isMap,
          href: listAddress(listPath, withMap(state)),
        },
        {
          label: message('carViewMap'),
          icon: 'pin',
          current: isMap,
          href: listAddress(listPath, withMap(state, {})),
          rel: 'nofollow',
        },
      ]}
    />
  );
}
