import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { Heading } from '../../design-system/components/Heading/Heading';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { moneyPattern } from '../../domain/money/moneyPattern';
import type { ServiceBookingProps } from '../../schema/generated/fields';
import type { WithData } from '../blockData';
import { bookingMessages } from '../booking/bookingMessages';
import { calendarWords } from '../booking/calendarWords';
import { clientScript } from '../clientScript';
import { Island } from '../Island';
import { useIslandSurroundings } from '../IslandPage';
import { usePageInfo } from '../pageInfo';
import { BookService } from './BookService.island';
import type { ServiceBookingData } from './ServiceBooking.data';

const Steps = styled('div', { '@noScript': { display: 'none' } });

/** The currency of the workshop system (BOOK-87). */
const CURRENCY = 'SEK';

/** Books a visit to a workshop one step at a time: the older variant, for pages whose content names it. */
export function ServiceBooking({
  Title,
  Text: Intro,
  AccidentLink,
  SupportEmail,
  ApiKey,
  data,
}: WithData<ServiceBookingProps, ServiceBookingData>) {
  const message = useMessages();
  const { locale } = usePageInfo();
  const surroundings = useIslandSurroundings(bookingMessages);
  const accident = AccidentLink?.value;
  return (
    <Section width="wide" id="service-booking">
      <Stack gap={5}>
        {Title && (
          <Heading level={2} size={3}>
            <FieldText field={Title} />
          </Heading>
        )}
        <FieldRichText field={Intro} />
        <noscript>
          <Text weight="medium">{message('bookingNeedsScript')}</Text>
        </noscript>
        <Steps {...clientScript('ServiceBooking')}>
          <Island
            name="BookService"
            component={BookService}
            when="interaction"
            props={{
              ...surroundings,
              settings: {
                pattern: moneyPattern(locale, CURRENCY),
                words: calendarWords(locale),
                country: data?.country ?? 'SE',
                hours: data?.hours ?? {},
                mapsKey: ApiKey || undefined,
                supportEmail: SupportEmail?.value ?? '',
                accident: accident?.href
                  ? { href: accident.href, text: accident.text ?? '' }
                  : undefined,
              },
            }}
          />
        </Steps>
      </Stack>
    </Section>
  );
}
