import { Heading, headingLevels } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { DealerListProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { clientScript } from '../../rendering/clientScript';
import { DealerMap } from '../../features/dealers/ui/DealerMap.island';
import { mapMessages } from '../../features/map/ui/mapMessages';
import { OpeningRegion } from '../../features/dealers/ui/OpeningHours';
import { Island } from '../../rendering/Island';
import { usePageInfo } from '../../rendering/pageInfo';
import type { DealerListData } from './DealerList.data';
import { DealerFilters } from './DealerFilters';
import { DealerResults } from './DealerResults';

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5 $grid',
  '@xl': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.52fr)',
    alignItems: 'start',
  },
  '@noScript': { '@xl': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Next to the list in wide windows, below it in others; hidden without JavaScript. */
const MapPane = styled('div', {
  blockSize: '70svh',
  borderRadius: '$card',
  overflow: 'clip',
  '@xl': {
    position: 'sticky',
    insetBlockStart: 'calc($sizes$header + $space$4)',
    blockSize: 'calc(100svh - $sizes$header - $space$6)',
    maxBlockSize: '$sizes$hero',
  },
  '@noScript': { display: 'none' },
});

/**
 * The dealers of the site with search, filters and map. Search, filters and pages are a form and links that the server
 * answers; in the browser the list changes in place (DealerList.client.ts).
 */
export function DealerList(props: WithData<DealerListProps, DealerListData>) {
  const { Title, TitleTag = 'h2', Text: text, NoDealersText, ApiKey, data } = props;
  const message = useMessages();
  const { language } = usePageInfo();
  if (!data) return null;
  const { places, ids, country, zone } = data;
  const level = Title ? Math.min(headingLevels[TitleTag] + 1, 4) : 2;
  return (
    <Section width="wide">
      <Stack
        gap={5}
        {...clientScript('DealerList')}
        data-dealer-list=""
        data-unit={data.unit}
        data-language={language}
        data-distance-text={message('dealerDistance')}
      >
        {(Title || text) && (
          <Stack gap={2}>
            {Title && (
              <Heading level={headingLevels[TitleTag]} size={2}>
                <FieldText field={Title} />
              </Heading>
            )}
            {text && (
              <Text size="lead" color="muted" measured>
                <FieldText field={text} />
              </Text>
            )}
          </Stack>
        )}
        <DealerFilters data={data} />
        <Columns>
          <OpeningRegion zone={zone} data-dealer-region="">
            <DealerResults
              data={data}
              level={level as 2 | 3 | 4}
              emptyText={NoDealersText?.value}
            />
          </OpeningRegion>
          {places.length > 0 && (
            <MapPane>
              <Island
                name="DealerMap"
                component={DealerMap}
                when="visible"
                messages={mapMessages}
                props={{
                  places,
                  shownIds: ids,
                  selectable: true,
                  settings: { apiKey: ApiKey, country },
                }}
              />
            </MapPane>
          )}
        </Columns>
      </Stack>
    </Section>
  );
}
