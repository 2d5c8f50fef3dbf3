import { Button } from '../../../../design-system/components/Button/Button';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Section } from '../../../../design-system/components/Section/Section';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { FieldText } from '../../../../design-system/fields/FieldText';
import { useMessages } from '../../../../design-system/messages';
import type { DealerPageFields } from '../../../../schema/generated/fields';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { TemporarilyUnavailable } from '../../../../rendering/TemporarilyUnavailable';

/** Shown for an unknown dealer, if there is no address to redirect to. */
export function DealerGone({
  NotFoundTitle,
  NotFoundText,
}: Pick<DealerPageFields, 'NotFoundTitle' | 'NotFoundText'>) {
  const message = useMessages();
  const { dealerPath, homeHref } = usePageInfo();
  return (
    <Section>
      <Stack gap={4} align="start">
        <Heading level={1}>
          {NotFoundTitle ? <FieldText field={NotFoundTitle} /> : message('dealerGoneTitle')}
        </Heading>
        <Text size="lead" measured>
          {NotFoundText ? <FieldText field={NotFoundText} /> : message('dealerGoneText')}
        </Text>
        <Button as="a" href={dealerPath ?? homeHref}>
          {message(dealerPath ? 'dealerListTitle' : 'dealerListHome')}
        </Button>
      </Stack>
    </Section>
  );
}

/** Shown if the data of the dealer cannot be loaded. */
export function DealerUnknown() {
  const message = useMessages();
  return (
    <TemporarilyUnavailable
      title={message('dealerFailureTitle')}
      text={message('dealerFailureText')}
      retryText={message('dealerRetry')}
      listText={message('dealerListTitle')}
      listPath={usePageInfo().dealerPath}
    />
  );
}
