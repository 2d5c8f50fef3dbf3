import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { Heading } from '../../design-system/components/Heading/Heading';
import type { ServiceBookingProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { bookingMessages } from '../../features/booking/ui/bookingMessages';
import { BookingSteps } from '../../features/booking/ui/BookingSteps';
import type { BookingData } from '../../features/booking/ui/loadBooking';
import { useBookingSettings } from '../../features/booking/ui/useBookingSettings';
import { clientScript } from '../../rendering/clientScript';
import { Island } from '../../rendering/Island';
import { BookService } from '../../features/booking/ui/serviceBooking/BookService.island';

/** Books a visit to a workshop step by step; the older variant, for pages that still use this block. */
export function ServiceBooking({
  Title,
  Text: Intro,
  data,
  ...rest
}: WithData<ServiceBookingProps, BookingData>) {
  const settings = useBookingSettings(rest, data);
  return (
    <Section width="wide" id="service-booking">
      <Stack gap={5}>
        {Title && (
          <Heading level={2} size={3}>
            <FieldText field={Title} />
          </Heading>
        )}
        <FieldRichText field={Intro} />
        <BookingSteps data={data} script={clientScript('ServiceBooking')}>
          <Island
            name="BookService"
            component={BookService}
            when="interaction"
            messages={bookingMessages}
            props={{ settings }}
          />
        </BookingSteps>
      </Stack>
    </Section>
  );
}
