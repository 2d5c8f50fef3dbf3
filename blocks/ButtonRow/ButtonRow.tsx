import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { FieldButton } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { useFieldVisibility } from '../../design-system/fields/useFieldVisibility';
import type { ButtonRowProps } from '../../schema/generated/fields';
import { buttonVariants } from '../../rendering/buttonVariants';

/** Links as buttons side by side, or below each other if there is no space. */
export function ButtonRow({ Title, Items = [], Alignment = 'Left' }: ButtonRowProps) {
  const isShown = useFieldVisibility();
  const items = Items.filter(({ Link }) => isShown(Link));
  if (items.length === 0) return null;
  const isCentred = Alignment === 'Center';
  return (
    <Section padding="small">
      <Stack gap={4} align={isCentred ? 'center' : 'start'}>
        {Title && (
          <Heading level={2} size={3} align={isCentred ? 'center' : 'start'}>
            <FieldText field={Title} />
          </Heading>
        )}
        <Stack direction="row" wrap gap={3} justify={isCentred ? 'center' : 'start'}>
          {items.map(({ Link, ButtonType }, index) => (
            <FieldButton
              key={index}
              field={Link}
              size="large"
              variant={buttonVariants[ButtonType ?? (index === 0 ? 'Primary' : 'Outline')]}
            />
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
