import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarHistory } from '../../../../domain/documents/carHistory.types';
import { usePageInfo } from '../../../../rendering/pageInfo';
import type { DetailedCar } from '../detail/detailedCar';
import { readHistoryFacts } from './readHistoryFacts';
import { HistoryFacts } from './HistoryFacts';
import { DetailGroup } from '../detail/DetailGroup';
import { InspectionFindings } from './InspectionFindings';
import { RecallList } from './RecallList';
import { ServiceList } from './ServiceList';
import { TyreSets } from './TyreSets';
import { useHistoryFormats } from './useHistoryFormats';

const Sections = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
});

interface HistorySectionsProps {
  car: Pick<DetailedCar, 'car_odometer' | 'car_odometer_unit'>;
  history: CarHistory;
  /** ISO day from which remaining warranties are calculated. */
  today: string;
  /** Set on the separate report: nothing is collapsed, and headings are one level higher. */
  isExpanded?: boolean;
}

/** All known facts about a car's history and condition. */
export function HistorySections({ car, history, today, isExpanded }: HistorySectionsProps) {
  const message = useMessages();
  const { car_odometer: odometer, car_odometer_unit: odometerUnit } = car;
  const { country } = usePageInfo();
  const formats = useHistoryFormats(odometerUnit);
  const facts = readHistoryFacts(history, { message, formats, country, today, odometer });
  const level = isExpanded ? 2 : 3;
  const { services = [], inspection, tyres = [], recalls } = history;
  return (
    <Sections data-folds="">
      <HistoryFacts facts={facts} />
      {services.length > 0 && (
        <DetailGroup level={level} title={message('historyServices')}>
          <ServiceList services={services} odometerUnit={odometerUnit} isExpanded={isExpanded} />
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
    </Sections>
  );
}
