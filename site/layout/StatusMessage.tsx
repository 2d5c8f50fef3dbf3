import { Button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import type { MessageKey } from '../../messages/messages';

function messageKeys(status: number): { title: MessageKey; text: MessageKey } {
  if (status === 404) return { title: 'notFoundTitle', text: 'notFoundText' };
  if (status === 503) return { title: 'unavailableTitle', text: 'unavailableText' };
  return { title: 'serverErrorTitle', text: 'serverErrorText' };
}

/** Shown in the main area when the content platform has no page for the status. */
export function StatusMessage({ status }: { status: number }) {
  const message = useMessages();
  const { title, text } = messageKeys(status);
  return (
    <Section>
      <Stack>
        <Heading level={1}>{message(title)}</Heading>
        <Text>{message(text)}</Text>
        <div>
          <Button as="a" href="/">
            {message('toStartPage')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
