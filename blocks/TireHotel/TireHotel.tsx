import { Heading } from '../../design-system/components/Heading/Heading';
import { linkAddress } from '../../design-system/fields/linkAddress';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { LinkField, TireHotelProps } from '../../schema/generated/fields';
import { calendarWords } from '../../features/appointments/ui/calendarWords';
import { clientScript } from '../../rendering/clientScript';
import { Island } from '../../rendering/Island';
import { usePageInfo } from '../../rendering/pageInfo';
import { ButtonRow } from '../../features/tyre-hotel/ui/ButtonRow';
import type { FlowLink } from '../../features/tyre-hotel/ui/flow.types';
import { tireHotelMessages } from '../../features/tyre-hotel/ui/tireHotelMessages';
import { VisitTireHotel } from '../../features/tyre-hotel/ui/VisitTireHotel.island';

/** Beside what it is about while it asks for one thing; below it where it has much to show. */
const Layout = styled('div', {
  display: 'grid',
  gap: '$5',
  '& > *': { minInlineSize: 0 },
  '@lg': {
    '&:has([data-page="form"])': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, $sizes$form)',
      columnGap: '$8',
      alignItems: 'start',
    },
  },
});

const Flow = styled('div', { '@noScript': { display: 'none' } });

/** No `noscript`: programs that look for barriers pass over what is in one. */
const WithoutScript = styled('div', { display: 'none', '@noScript': { display: 'block' } });

/**
 * The tyre hotel for its customers: with a plate and a code from an SMS they see their stored wheels and book the change
 * (spec 3 §2.7).
 */
export function TireHotel(fields: TireHotelProps) {
  const { Title, Text: Intro, SupportEmail, FacilitiesLink, ServiceLink, PackageLink } = fields;
  const message = useMessages();
  const { locale } = usePageInfo();
  return (
    <Section id="tire-hotel">
      <Layout>
        {(Title || Intro) && (
          <Stack gap={4}>
            {Title && (
              <Heading level={2}>
                <FieldText field={Title} />
              </Heading>
            )}
            <FieldRichText field={Intro} />
          </Stack>
        )}
        <WithoutScript>
          <Stack gap={4}>
            <Heading level={3} size={4}>
              {message('tireWithoutScript')}
            </Heading>
            <Text measured>{message('tireWithoutScriptText')}</Text>
            <ButtonRow>
              <FieldButton field={FacilitiesLink} variant="primary" />
              <FieldButton field={ServiceLink} variant="outline" />
            </ButtonRow>
          </Stack>
        </WithoutScript>
        <Flow {...clientScript('TireHotel')}>
          <Island
            name="VisitTireHotel"
            component={VisitTireHotel}
            when="interaction"
            messages={tireHotelMessages}
            props={{
              settings: {
                words: calendarWords(locale),
                supportEmail: SupportEmail?.value ?? '',
                facilities: flowLink(FacilitiesLink),
                service: flowLink(ServiceLink),
                packages: flowLink(PackageLink),
              },
            }}
          />
        </Flow>
      </Layout>
    </Section>
  );
}

function flowLink(field: LinkField | undefined): FlowLink | undefined {
  const href = field?.value && linkAddress(field.value);
  return href ? { href, text: field.value.text ?? '' } : undefined;
}
