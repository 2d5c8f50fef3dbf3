import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { moneyPattern } from '../../domain/money/moneyPattern';
import type { BookingAssistantProps } from '../../schema/generated/fields';
import type { WithData } from '../blockData';
import { clientScript } from '../clientScript';
import { bookingMessages } from '../booking/bookingMessages';
import { calendarWords } from '../booking/calendarWords';
import { BookingWithoutScript } from '../booking/plain/BookingWithoutScript';
import { Island } from '../Island';
import { useIslandSurroundings } from '../IslandPage';
import { usePageInfo } from '../pageInfo';
import { BookAssistant } from './BookAssistant.island';
import type { BookingAssistantData } from './BookingAssistant.data';

const Steps = styled('div', { '@noScript': { display: 'none' } });

/** No `noscript`: programs that look for barriers pass over what is in one. */
const WithoutScript = styled('div', { display: 'none', '@noScript': { display: 'block' } });

const Row = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The currency of the workshop system (BOOK-87). */
const CURRENCY = 'SEK';

/** Books a visit to a workshop, step by step (spec 3 §2.4). What it takes and where else to go stands above it. */
export function BookingAssistant({
  Title,
  Text: Intro,
  Brands,
  OtherBrands,
  AccidentLink,
  SupportEmail,
  ApiKey,
  data,
}: WithData<BookingAssistantProps, BookingAssistantData>) {
  const message = useMessages();
  const { locale } = usePageInfo();
  const surroundings = useIslandSurroundings(bookingMessages);
  const accident = AccidentLink?.value;
  return (
    <Section width="wide" id="booking">
      <Stack gap={5}>
        <FieldRichText field={Intro} />
        {OtherBrands && OtherBrands.length > 0 && (
          <Stack gap={1}>
            <Text weight="medium">{message('bookingElsewhere')}</Text>
            <Row>
              {OtherBrands.map(({ Link }, at) => (
                <li key={at}>
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
              {Brands.map(({ Name }, at) => (
                <li key={at}>
                  <FieldText field={Name} />
                </li>
              ))}
            </Row>
          </Stack>
        )}
        {data && (
          <WithoutScript>
            <BookingWithoutScript search={data.plain} />
          </WithoutScript>
        )}
        <Steps {...clientScript('BookingAssistant')}>
          <Island
            name="BookAssistant"
            component={BookAssistant}
            when="interaction"
            props={{
              ...surroundings,
              title: Title?.value ?? '',
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
