import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { useMessages } from '../../../../design-system/messages';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { DetailSection } from '../detail/DetailSection';
import type { DetailedCar } from '../detail/detailedCar';
import { HistorySections } from './HistorySections';
import { reportHref } from './reportHref';

/** History and condition of a car on its page, with a link to its report; nothing where nothing is known. */
export function CarHistorySection({ car, today }: { car: DetailedCar; today: string }) {
  const message = useMessages();
  const { href } = usePageInfo();
  const { car_history: history } = car;
  if (!history) return null;
  return (
    <DetailSection id="history" title={message('historyTitle')}>
      <HistorySections car={car} history={history} today={today} />
      <p style={{ margin: 0 }}>
        <Link variant="standalone" href={reportHref(href)} rel="nofollow">
          {message('historyReport')}
          <Icon name="arrow" />
        </Link>
      </p>
    </DetailSection>
  );
}
