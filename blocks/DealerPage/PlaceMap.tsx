import { Button, button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { MapPin } from '../../design-system/components/MapFrame/MapFrame';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { townLine } from '../../domain/dealers/townLine';
import { DealerMap } from '../../features/dealers/ui/DealerMap.island';
import { dealerPlace } from '../../features/dealers/ui/dealerPlace';
import { mapMessages } from '../../features/map/ui/mapMessages';
import { Island } from '../../rendering/Island';
import { StillFrame, StillMap } from '../../features/map/ui/StillMap';
import { DEALER_ZOOM, DEFAULT_CENTRE } from '../../features/dealers/ui/page/dealerMap';
import type { FoundDealer } from './DealerPage.data';
import { mapsSearch } from '../../features/dealers/ui/page/mapsSearch';

const Box = styled('div', {
  position: 'relative',
  blockSize: '$panel',
  '@lg': { blockSize: '$sheet' },
  overflow: 'clip',
  borderRadius: '$card',
});

const CentredPin = styled('span', {
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '50%',
});

/** Below the pin, so that the pin stays visible. */
const MapActions = styled('div', {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '$5',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$3',
  '& > *': { backgroundColor: '$bg' },
  '@noScript': { '& > button': { display: 'none' } },
});

const LiveMap = styled('div', { position: 'absolute', inset: 0, '&[hidden]': { display: 'none' } });

/** Location of a dealer: a static map, and an interactive one on request. */
export function PlaceMap({ data, apiKey }: { data: FoundDealer; apiKey?: string }) {
  const message = useMessages();
  const { dealer, map, country } = data;
  const place = dealerPlace(dealer);
  const label = fillIn(message('dealerMap'), {
    place: [dealer.street, townLine(dealer.zip, dealer.town)].filter(Boolean).join(', '),
  });
  return (
    <Section padding="small">
      <Stack gap={5}>
        <Heading level={2} size={3}>
          {message('dealerFindUs')}
        </Heading>
        <Box data-place-map="">
          <StillFrame data-still-map="">
            <StillMap map={map} label={label} />
            {place && (
              <CentredPin>
                <MapPin as="span">
                  <Icon name="car" />
                </MapPin>
              </CentredPin>
            )}
            <MapActions>
              <Button type="button" variant="outline" data-show-map="">
                <Icon name="expand" />
                {message('dealerShowMap')}
              </Button>
              <Link
                variant="none"
                href={mapsSearch(dealer)}
                target="_blank"
                className={button({ variant: 'outline' })}
              >
                <Icon name="external" />
                {message('dealerMapsSearch')}
              </Link>
            </MapActions>
          </StillFrame>
          <LiveMap hidden data-live-map="">
            <Island
              name="DealerMap"
              component={DealerMap}
              when="event"
              messages={mapMessages}
              props={{
                places: place ? [place] : [],
                selectable: false,
                settings: { apiKey, country, zoom: DEALER_ZOOM, centre: place ?? DEFAULT_CENTRE },
              }}
            />
          </LiveMap>
        </Box>
      </Stack>
    </Section>
  );
}
