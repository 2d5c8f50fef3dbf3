import { Card } from '../design-system/components/Card/Card';
import { Section } from '../design-system/components/Section/Section';
import { Text } from '../design-system/components/Text/Text';

/** Shows developers and editors the name of a block that does not exist. */
export function UnknownBlock({ name }: { name: string }) {
  return (
    <Section>
      <Card data-unknown-block={name}>
        <Text>{name}</Text>
      </Card>
    </Section>
  );
}
