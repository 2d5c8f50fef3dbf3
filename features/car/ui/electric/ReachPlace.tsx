import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { KILOMETRES_PER } from '../../../../domain/distance/convertDistance';
import { reachKm, ROAD_FACTOR } from '../../model/electric/reach';
import { Island } from '../../../../rendering/Island';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { DetailGroup } from '../detail/DetailGroup';
import type { ElectricFacts } from './electricFacts';
import { ShowReach } from './ShowReach.island';
import { useElectricWords } from './useElectricWords';
import { keysOf, type MessageKey } from '../../../../design-system/messages';
import { mapMessages } from '../../../map/ui/mapMessages';
import sv from '../../messages/electric/sv.json' with { type: 'json' };

/** Keys of the texts that the map of a car's reach shows in the browser. */
const reachMessages: readonly MessageKey[] = [...mapMessages, ...keysOf(sv, 'electricReach')];

/** A map cannot be drawn without script, nor used on paper; the figures above say the same. */
const Frame = styled('div', {
  '@noScript': { display: 'none' },
  '@print': { display: 'none' },
});

interface ReachPlaceProps {
  facts: ElectricFacts;
  /** Town that is proposed: where the car stands. */
  place?: string;
}

/** How far the car goes from a place, on a map that comes when it is asked for. */
export function ReachPlace({ facts, place }: ReachPlaceProps) {
  const message = useMessages();
  const { locale, country } = usePageInfo();
  const { market, cases } = facts;
  const words = useElectricWords(market);
  return (
    <Frame>
      <DetailGroup title={message('electricReach')}>
        <Text size="small" tone="muted" measured>
          {fillIn(message('electricReachText'), { factor: words.number(ROAD_FACTOR) })}
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
              km: Math.round(reachKm(range * KILOMETRES_PER[market.unit])),
            })),
          }}
        />
      </DetailGroup>
    </Frame>
  );
}
