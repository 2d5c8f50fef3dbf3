import { Button } from '../design-system/components/Button/Button';
import { Heading } from '../design-system/components/Heading/Heading';
import { Icon } from '../design-system/components/Icon/Icon';
import { Link } from '../design-system/components/Link/Link';
import { Section } from '../design-system/components/Section/Section';
import { Stack } from '../design-system/components/Stack/Stack';
import { Text } from '../design-system/components/Text/Text';
import { usePageInfo } from './pageInfo';

interface TemporarilyUnavailableProps {
  title: string;
  text: string;
  retryText: string;
  /** Text of the link to the list. */
  listText: string;
  listPath: string | undefined;
}

/**
 * Shown while it is not known whether what the page shows still exists: offers a retry and a link to the
 * list, if there is one.
 */
export function TemporarilyUnavailable({
  title,
  text,
  retryText: retry,
  listText: list,
  listPath,
}: TemporarilyUnavailableProps) {
  const { href } = usePageInfo();
  return (
    <Section>
      <Stack gap={4} align="start">
        <Text as="span" color="danger">
          <Icon name="warning" size="large" />
        </Text>
        <Heading level={1}>{title}</Heading>
        <Text size="lead">{text}</Text>
        <Stack direction="row" gap={4} align="center" wrap>
          <Button as="a" href={href}>
            {retry}
          </Button>
          {listPath && (
            <Link variant="standalone" href={listPath}>
              {list}
            </Link>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}
