import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { DetailChapter } from '../detail/DetailChapter';
import { Fold } from '../detail/Fold';
import type { DetailedCar } from '../detail/detailedCar';
import { HistorySections } from './HistorySections';
import { reportHref } from './reportHref';

const Content = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  paddingBlockStart: '$5',
});

/** Chapter about the history and condition of a car, with a link to its report; nothing where nothing is known. */
export function CarHistorySection({ car, today }: { car: DetailedCar; today: string }) {
  const message = useMessages();
  const { href } = usePageInfo();
  const { car_history: history } = car;
  if (!history) return null;
  return (
    <DetailChapter id="history" title={message('historyTitle')}>
      <Content>
        <Fold to="start" more={message('historyMore')}>
          <HistorySections car={car} history={history} today={today} />
        </Fold>
        <p style={{ margin: 0 }}>
          <Link variant="standalone" href={reportHref(href)} rel="nofollow">
            {message('historyReport')}
            <Icon name="arrow" />
          </Link>
        </p>
      </Content>
    </DetailChapter>
  );
}
