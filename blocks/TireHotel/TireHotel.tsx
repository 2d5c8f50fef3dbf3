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
import { getCalendarNames } from '../../features/appointments/ui/calendarNames';
import { clientScript } from '../../rendering/clientScript';
import { Island } from '../../rendering/Island';
import { usePageInfo } from '../../rendering/pageInfo';
import { ButtonRow } from '../../features/tyre-hotel/ui/ButtonRow';
import type { FlowLink } from '../../features/tyre-hotel/ui/flow.types';
import { tireHotelMessages } from '../../features/tyre-hotel/ui/tireHotelMessages';
import { VisitTireHotel } from '../../features/tyre-hotel/ui/VisitTireHotel.island';

/**
 * In wide windows the flow is next to the introduction while it shows a short form; on its other pages it is
 * below.
 */
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

const FlowFrame = styled('div', { '@noScript': { display: 'none' } });

/** Not a `noscript` element: accessibility checkers ignore the content of those. */
const WithoutScript = styled('div', { display: 'none', '@noScript': { display: 'block' } });

/**
 * The tyre hotel for its customers: with their plate and a code from an SMS they see their stored wheels and book the
 * change.
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
        <FlowFrame {...clientScript('TireHotel')}>
          <Island
            name="VisitTireHotel"
            component={VisitTireHotel}
            when="interaction"
            messages={tireHotelMessages}
            props={{
              settings: {
                calendarNames: getCalendarNames(locale),
                supportEmail: SupportEmail?.value ?? '',
                facilities: toFlowLink(FacilitiesLink),
                service: toFlowLink(ServiceLink),
                packages: toFlowLink(PackageLink),
              },
            }}
          />
        </FlowFrame>
      </Layout>
    </Section>
  );
}

function toFlowLink(field: LinkField | undefined): FlowLink | undefined {
  const href = field?.value && linkAddress(field.value);
  return href ? { href, text: field.value.text ?? '' } : undefined;
}
