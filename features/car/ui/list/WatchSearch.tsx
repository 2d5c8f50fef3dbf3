import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { button } from '../../../../design-system/components/Button/Button';
import { useMessages } from '../../../../design-system/messages';
import { ALERT_KEY, FIXED_KEY, LIST_KEY } from '../../../../domain/alerts/alertKeys';
import { usePageInfo } from '../../../../rendering/pageInfo';
import type { CarListData } from './carListData';
import { withMap } from '../../../search/ui/changeState';
import { isChosen, listAddress } from './listState';

/**
 * The way to be told of cars that come into the list as it is chosen. Nothing on sites without saved cars, and before
 * anything is chosen: a mail of every car is of no use to anybody.
 */
export function WatchSearch({
  data,
  size,
}: {
  data: CarListData;
  /** Beside other things of the list it stands back. */
  size?: 'small';
}) {
  const message = useMessages();
  const { savedCarsPath } = usePageInfo();
  const { state, listPath, fixed } = data;
  if (!savedCarsPath || !isChosen(state)) return null;
  const query = new URLSearchParams({
    [ALERT_KEY]: 'save',
    [LIST_KEY]: listAddress(listPath, { ...withMap(state), sort: undefined }),
    ...(fixed && { [FIXED_KEY]: fixed }),
  });
  return (
    <Link
      look="none"
      className={button({ variant: 'outline', size })}
      href={`${savedCarsPath}?${query.toString()}`}
      rel="nofollow"
    >
      <Icon name="bell" size="small" />
      {message('alertSave')}
    </Link>
  );
}
