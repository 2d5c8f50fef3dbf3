import { Button } from '../../../../design-system/components/Button/Button';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { Section } from '../../../../design-system/components/Section/Section';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { usePageInfo } from '../../../../rendering/pageInfo';

/** While nobody can tell anything of the car: it may be there, so the visitor tries again (spec 2 §4). */
export function CarUnknown() {
  const message = useMessages();
  const { href, carListPath } = usePageInfo();
  return (
    <Section>
      <Stack gap={4} align="start">
        <Text as="span" tone="danger">
          <Icon name="warning" size="large" />
        </Text>
        <Heading level={1}>{message('detailFailureTitle')}</Heading>
        <Text size="lead">{message('detailFailureText')}</Text>
        <Stack direction="row" gap={4} align="center" wrap>
          <Button as="a" href={href}>
            {message('detailRetry')}
          </Button>
          {carListPath && (
            <Link look="standalone" href={carListPath}>
              {message('detailAllCars')}
            </Link>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}
