import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { Section } from '../Section/Section';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

export interface ErrorCardProps {
  /** Language of the texts if it is not the page's. */
  lang?: string;
  title: string;
  text: string;
  /** Text of the button that loads the page again. */
  reloadLabel: string;
}

/**
 * Replaces a part of the page that failed. Without JavaScript the button loads the page without its query;
 * with JavaScript it reloads the page unchanged.
 */
export function ErrorCard({ lang, title, text, reloadLabel }: ErrorCardProps) {
  return (
    <Section padding="small" width="narrow">
      <Card role="alert" lang={lang}>
        <Stack gap={4} align="start">
          <Text as="span" color="danger">
            <Icon name="warning" size="large" />
          </Text>
          <Stack gap={2}>
            <Heading level={2} size={4}>
              {title}
            </Heading>
            <Text color="muted">{text}</Text>
          </Stack>
          <form>
            <Button type="submit" variant="outline" data-reload="">
              {reloadLabel}
            </Button>
          </form>
        </Stack>
      </Card>
    </Section>
  );
}
