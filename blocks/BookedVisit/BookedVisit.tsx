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

/** A booked visit on the page that a link leads to; without the link, or behind its end, words that say so. */
export function BookedVisit({ Title, ...links }: BookedVisitProps) {
  const message = useMessages();
  const visit = usePrivateView('visit');
  const isShown = typeof visit === 'object';
  const again = (isShown && links[linkNames[visit.kind]]) || links.BookLink;
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
            {message(visit === undefined ? 'visitMissing' : problems[visit])}
          </Text>
        )}
        {(!isShown || visit.state === 'cancelled') && (
          <div>
            <FieldButton field={again} variant="primary" />
          </div>
        )}
      </Stack>
    </Section>
  );
}

/** Where another visit of its kind is booked. */
const linkNames = {
  workshop: 'BookLink',
  tires: 'TireHotelLink',
  testDrive: 'TestDriveLink',
} as const;

const problems = { unknown: 'visitUnknown', failing: 'visitFailing' } as const;
