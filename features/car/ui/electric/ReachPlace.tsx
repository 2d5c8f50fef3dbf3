import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { KILOMETRES_PER_UNIT } from '../../../../domain/distance/convertDistance';
import { reachKm, ROAD_FACTOR } from '../../model/electric/reach';
import { Island } from '../../../../rendering/Island';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { DetailGroup } from '../detail/DetailGroup';
import type { ElectricFacts } from './electricFacts';
import { ShowReach } from './ShowReach.island';
import { useElectricFormats } from './useElectricFormats';
import { getMessageKeys, type MessageKey } from '../../../../design-system/messages';
import { mapMessages } from '../../../map/ui/mapMessages';
import sv from '../../messages/electric/sv.json' with { type: 'json' };

/** Keys of the texts that the range map uses in the browser. */
const reachMessages: readonly MessageKey[] = [
  ...mapMessages,
  ...getMessageKeys(sv, 'electricReach'),
];

/** Hidden without JavaScript and on paper, where the map does not work; the numbers above say the same. */
const Frame = styled('div', {
  '@noScript': { display: 'none' },
  '@print': { display: 'none' },
});

interface ReachPlaceProps {
  facts: ElectricFacts;
  /** Suggested town: the car's location. */
  place?: string;
}

/** The car's range around a place, on a map that loads on request. */
export function ReachPlace({ facts, place }: ReachPlaceProps) {
  const message = useMessages();
  const { locale, country } = usePageInfo();
  const { market, cases } = facts;
  const formats = useElectricFormats(market);
  return (
    <Frame>
      <DetailGroup title={message('electricReach')}>
        <Text color="muted" measured>
          {fillIn(message('electricReachText'), { factor: formats.number(ROAD_FACTOR) })}
        </Text>
        <Island
          name="ShowReach"
          component={ShowReach}
          when="interaction"
          messages={reachMessages}
          props={{
            locale,
            country,
            place,
            unit: market.unit,
            reaches: cases.map(({ season, drive, range }) => ({
              season,
              drive,
              km: Math.round(reachKm(range * KILOMETRES_PER_UNIT[market.unit])),
            })),
          }}
        />
      </DetailGroup>
    </Frame>
  );
}
