import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { BookingAssistantProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { clientScript } from '../../rendering/clientScript';
import { bookingMessages } from '../../features/booking/ui/bookingMessages';
import { BookingSteps } from '../../features/booking/ui/BookingSteps';
import type { BookingData } from '../../features/booking/ui/loadBooking';
import { useBookingSettings } from '../../features/booking/ui/useBookingSettings';
import { Island } from '../../rendering/Island';
import { BookAssistant } from '../../features/booking/ui/assistant/BookAssistant.island';

const Row = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Books a visit to a workshop, step by step. Above it are the supported brands, and links for other brands. */
export function BookingAssistant({
  Title,
  Text: Intro,
  Brands,
  OtherBrands,
  data,
  ...rest
}: WithData<BookingAssistantProps, BookingData>) {
  const message = useMessages();
  const settings = useBookingSettings({ ...rest, OtherBrands }, data);
  return (
    <Section width="wide" id="booking">
      <Stack gap={5}>
        <FieldRichText field={Intro} />
        {OtherBrands && OtherBrands.length > 0 && (
          <Stack gap={1}>
            <Text weight="medium">{message('bookingElsewhere')}</Text>
            <Row>
              {OtherBrands.map(({ Link }, index) => (
                <li key={index}>
                  <FieldLink field={Link} />
                </li>
              ))}
            </Row>
          </Stack>
        )}
        {Brands && Brands.length > 0 && (
          <Stack gap={1}>
            <Text weight="medium">{message('bookingBrands')}</Text>
            <Row>
              {Brands.map(({ Name }, index) => (
                <li key={index}>
                  <FieldText field={Name} />
                </li>
              ))}
            </Row>
          </Stack>
        )}
        <BookingSteps data={data} script={clientScript('BookingAssistant')}>
          <Island
            name="BookAssistant"
            component={BookAssistant}
            when="interaction"
            messages={bookingMessages}
            props={{ title: Title?.value ?? '', settings }}
          />
        </BookingSteps>
      </Stack>
    </Section>
  );
}
