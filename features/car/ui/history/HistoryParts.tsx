import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarHistory } from '../../../../domain/documents/carHistory.types';
import { usePageInfo } from '../../../../rendering/pageInfo';
import type { DetailedCar } from '../detail/detailedCar';
import { factsOfHistory } from './factsOfHistory';
import { HistoryFacts } from './HistoryFacts';
import { DetailGroup } from '../detail/DetailGroup';
import { InspectionFindings } from './InspectionFindings';
import { RecallList } from './RecallList';
import { ServiceList } from './ServiceList';
import { TyreSets } from './TyreSets';
import { useHistoryWords } from './useHistoryWords';

const Parts = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
});

interface HistoryPartsProps {
  car: Pick<DetailedCar, 'car_odometer' | 'car_odometer_unit'>;
  history: CarHistory;
  /** ISO day that the rest of a warranty is reckoned from. */
  today: string;
  /** By itself on a page: nothing is folded, and its headings follow the page's own. */
  whole?: boolean;
}

/** All that is known of a car's past and condition; what is not known has no row. */
export function HistoryParts({ car, history, today, whole }: HistoryPartsProps) {
  const message = useMessages();
  const { car_odometer: odometer, car_odometer_unit: odometerUnit } = car;
  const { country } = usePageInfo();
  const words = useHistoryWords(odometerUnit);
  const facts = factsOfHistory(history, { message, words, country, today, odometer });
  const level = whole ? 2 : 3;
  const { services = [], inspection, tyres = [], recalls } = history;
  return (
    <Parts>
      <HistoryFacts facts={facts} />
      {services.length > 0 && (
        <DetailGroup level={level} title={message('historyServices')}>
          <ServiceList services={services} odometerUnit={odometerUnit} whole={whole} />
        </DetailGroup>
      )}
      {inspection && (
        <DetailGroup level={level} title={message('historyInspection')}>
          <InspectionFindings inspection={inspection} />
        </DetailGroup>
      )}
      {tyres.length > 0 && (
        <DetailGroup level={level} title={message('historyTyres')}>
          <TyreSets sets={tyres} />
        </DetailGroup>
      )}
      {recalls && (
        <DetailGroup level={level} title={message('historyRecalls')}>
          <RecallList recalls={recalls} />
        </DetailGroup>
      )}
    </Parts>
  );
}
