import { Container } from '../../../../design-system/components/Container/Container';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Text } from '../../../../design-system/components/Text/Text';
import { formatDay } from '../../../../design-system/formatDay';
import { useLanguage } from '../../../../design-system/language';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { fullCarName } from '../carName';
import { HistorySections } from '../history/HistorySections';
import { useStockWord } from '../useStockWord';
import { clientScript } from '../../../../rendering/clientScript';
import type { FoundCar } from './carDetailData';
import { AvailableFacts, type NamedFact } from './AvailableFacts';
import { SheetTools } from './SheetTools';

const Sheet = styled('article', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  maxInlineSize: '$narrow',
  marginInline: 'auto',
  paddingBlock: '$5 $8',
  '@print': { paddingBlock: 0 },
});

const Header = styled('header', { display: 'grid', gap: '$2' });

const FactList = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$3 $4',
  margin: 0,
  paddingBlock: '$4',
  borderBlock: '1px solid $border',
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& dt': { color: '$muted', fontSize: '$small', lineHeight: '$snug' },
  '& dd': {
    margin: 0,
    fontWeight: '$medium',
    lineHeight: '$snug',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** History and condition of a car, as a separate page to print. */
export function CarReport({ data }: { data: FoundCar }) {
  const { car, dealer, today } = data;
  const message = useMessages();
  const language = useLanguage();
  const word = useStockWord();
  const day = (iso: string | undefined) => formatDay(iso ?? '', language);
  const papers: readonly NamedFact[] = [
    ['detailRegistration', car.car_regno],
    ['detailVin', car.car_chassino],
    ['compareYear', car.car_year],
    ['detailFirstRegistration', day(car.car_firstregistration)],
    ['compareMileage', car.car_mileage_text],
    ['compareFuel', word(car, 'car_fuel')],
  ];
  const seller = [
    dealer?.site_official_name,
    dealer?.site_street,
    [dealer?.site_zip, dealer?.site_city].filter(Boolean).join(' '),
    dealer?.site_phone,
  ].filter(Boolean);
  return (
    <Container>
      <Sheet {...clientScript('CarReport')}>
        <SheetTools back={message('historyBackToCar')} print={message('historyPrint')} />
        <Header>
          <Text color="muted" weight="medium">
            {message('historyTitle')}
          </Text>
          <Heading level={1} size={2}>
            {fullCarName(car)}
          </Heading>
        </Header>
        <FactList>
          <AvailableFacts facts={papers} />
        </FactList>
        {car.car_history ? (
          <HistorySections car={car} history={car.car_history} today={today} isExpanded />
        ) : (
          <Text>{message('historyReportNothing')}</Text>
        )}
        <div>
          <Text size="small" color="muted">
            {fillIn(message('historyReportAbout'), { date: day(today) ?? today })}
          </Text>
          {seller.length > 0 && (
            <Text size="small" color="muted">
              {seller.join(' · ')}
            </Text>
          )}
        </div>
      </Sheet>
    </Container>
  );
}
