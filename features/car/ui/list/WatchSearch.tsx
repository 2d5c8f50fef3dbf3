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
 * A link to save the current search and get alerts about it. Nothing on sites without saved cars, and if no filter is
 * set: mails about every car would be useless.
 */
export function WatchSearch({
  data,
  size,
}: {
  data: CarListData;
  /** Less prominent next to other parts of the list. */
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
      variant="none"
      className={button({ variant: 'outline', size })}
      href={`${savedCarsPath}?${query.toString()}`}
      rel="nofollow"
    >
      <Icon name="bell" size="small" />
      {message('alertSave')}
    </Link>
  );
}
