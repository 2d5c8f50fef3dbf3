import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import type { BookedVisitProps } from '../../schema/generated/fields';
import { usePrivateView } from '../../rendering/privateView';
import { VisitCard } from '../../features/appointments/ui/VisitCard';

/**
 * Shows the booked visit of a visitor's link. Without the link, or if its visit is not available, a
 * message explains this.
 */
export function BookedVisit({ Title, ...links }: BookedVisitProps) {
  const message = useMessages();
  const visit = usePrivateView('visit');
  const isShown = typeof visit === 'object';
  const bookAgainLink = (isShown && links[linkNames[visit.kind]]) || links.BookLink;
  return (
    <Section width="content" id="visit">
      <Stack gap={5}>
        <Heading level={1} size={2}>
          <FieldText field={Title} />
        </Heading>
        {isShown ? (
          <VisitCard visit={visit} />
        ) : (
          <Text size="lead" role={visit ? 'alert' : undefined}>
            {message(visit === undefined ? 'visitMissing' : problemTexts[visit])}
          </Text>
        )}
        {(!isShown || visit.state === 'cancelled') && (
          <div>
            <FieldButton field={bookAgainLink} variant="primary" />
          </div>
        )}
      </Stack>
    </Section>
  );
}

/** Links to book another visit, by the kind of visit. */
const linkNames = {
  workshop: 'BookLink',
  tires: 'TireHotelLink',
  testDrive: 'TestDriveLink',
} as const;

const problemTexts = { unknown: 'visitUnknown', failing: 'visitFailing' } as const;
