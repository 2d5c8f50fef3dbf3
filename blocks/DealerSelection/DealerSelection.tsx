import { Grid } from '../../design-system/components/Grid/Grid';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldText } from '../../design-system/fields/FieldText';
import type { DealerSelectionProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import { DealerCard } from '../../features/dealers/ui/DealerCard';
import { OpeningRegion } from '../../features/dealers/ui/OpeningHours';
import type { DealerSelectionData } from './DealerSelection.data';

/** Chosen dealers as a grid of links to their pages. */
export function DealerSelection(props: WithData<DealerSelectionProps, DealerSelectionData>) {
  const { Title, Text: text, Department, data } = props;
  if (!data || data.dealers.length === 0) return null;
  const { dealers, now, zone } = data;
  return (
    <Section>
      <Stack gap={6}>
        {(Title || text) && (
          <Stack gap={2}>
            {Title && (
              <Heading level={2}>
                <FieldText field={Title} />
              </Heading>
            )}
            {text && (
              <Text size="lead" color="muted" measured>
                <FieldText field={text} />
              </Text>
            )}
          </Stack>
        )}
        <OpeningRegion zone={zone}>
          <Grid as="ul" role="list" columns="fill">
            {dealers.map((dealer) => (
              <li key={dealer.id}>
                <DealerCard
                  dealer={dealer}
                  level={Title ? 3 : 2}
                  departmentType={Department}
                  opening={{ now, zone }}
                />
              </li>
            ))}
          </Grid>
        </OpeningRegion>
      </Stack>
    </Section>
  );
}
