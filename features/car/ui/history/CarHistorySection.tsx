import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { useMessages } from '../../../../design-system/messages';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { DetailSection } from '../detail/DetailSection';
import type { DetailedCar } from '../detail/detailedCar';
import { HistoryParts } from './HistoryParts';
import { reportHref } from './reportHref';

/** A car's past and condition on its page, with the way to a report of it; nothing of a car of which nothing is known. */
export function CarHistorySection({ car, today }: { car: DetailedCar; today: string }) {
  const message = useMessages();
  const { href } = usePageInfo();
  const { car_history: history } = car;
  if (!history) return null;
  return (
    <DetailSection id="history" title={message('historyTitle')}>
      <HistoryParts car={car} history={history} today={today} />
      <p style={{ margin: 0 }}>
        <Link look="standalone" href={reportHref(href)} rel="nofollow">
          {message('historyReport')}
          <Icon name="arrow" />
        </Link>
      </p>
    </DetailSection>
  );
}
