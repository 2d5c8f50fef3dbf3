import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { Section } from '../Section/Section';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

export interface ErrorCardProps {
  /** Language of its words, where that is not the page's. */
  lang?: string;
  title: string;
  text: string;
  /** Text of the button that loads the page again. */
  reload: string;
}

/** Stands where a part of the page failed.
 * Without script the button asks for the page without its query; with script it reloads it as it is. */
export function ErrorCard({ lang, title, text, reload }: ErrorCardProps) {
  return (
    <Section space="small" width="narrow">
      <Card role="alert" lang={lang}>
        <Stack gap={4} align="start">
          <Text as="span" tone="danger">
            <Icon name="warning" size="large" />
          </Text>
          <Stack gap={2}>
            <Heading level={2} size={4}>
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
          <form>
            <Button type="submit" variant="outline" data-reload="">
              {reload}
            </Button>
          </form>
        </Stack>
      </Card>
    </Section>
  );
}
