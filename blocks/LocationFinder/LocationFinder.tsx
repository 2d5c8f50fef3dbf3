import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldText } from '../../design-system/fields/FieldText';
import type { LocationFinderProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { useBlockNote } from '../../rendering/blockNotes';
import { Island } from '../../rendering/Island';
import { usePageInfo } from '../../rendering/pageInfo';
import { FindLocations } from '../../features/dealers/ui/finder/FindLocations.island';
import { finderMessages } from '../../features/dealers/ui/finder/finderMessages';
import type { LocationFinderData } from '../../features/dealers/ui/finder/locationFinderData';

const emptyData: LocationFinderData = {
  type: 'Invalid',
  locations: [],
  dropped: [],
  country: '',
  unit: 'km',
};

/** Finder of the site's places: search, list and map; without JavaScript the full list. */
export function LocationFinder(props: WithData<LocationFinderProps, LocationFinderData>) {
  const { Title, Text: Intro, NoDealersText, ApiKey, data = emptyData } = props;
  const { DefaultLatitude: lat, DefaultLongitude: lng, DefaultZoomLevel: zoom } = props;
  const logNote = useBlockNote('LocationFinder');
  const { href } = usePageInfo();
  if (data.dropped.length > 0) logNote(`invalid locations left out: ${data.dropped.join(', ')}`);
  const { locations, search, unit, country } = data;
  return (
    <Section width="wide">
      <Stack gap={5}>
        {(Title || Intro) && (
          <Stack gap={2}>
            {Title && (
              <Heading level={2}>
                <FieldText field={Title} />
              </Heading>
            )}
            {Intro && (
              <Text size="lead" color="muted" measured>
                <FieldText field={Intro} />
              </Text>
            )}
          </Stack>
        )}
        <Island
          name="FindLocations"
          component={FindLocations}
          when="visible"
          messages={finderMessages}
          props={{
            locations,
            dropped: data.dropped,
            unit,
            search,
            action: href,
            emptyText: NoDealersText?.value ?? '',
            settings: {
              apiKey: ApiKey,
              centre: lat === undefined || lng === undefined ? undefined : { lat, lng },
              zoom,
              country,
            },
          }}
        />
      </Stack>
    </Section>
  );
}
