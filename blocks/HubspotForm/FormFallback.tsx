import { Button } from '../../design-system/components/Button/Button';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { LinkField, TextField } from '../../schema/generated/fields';

/** Before script runs it shows the message that most visitors need, so that the layout rarely changes. */
const Box = styled('div', {
  padding: '$5',
  borderRadius: '$card',
  backgroundColor: '$surface',
  '&[hidden]': { display: 'none' },
  '& [data-why]': { display: 'none' },
  '&[data-state="consent"] [data-why="consent"]': { display: 'block' },
  '&[data-state="loading"] [data-why="loading"]': { display: 'block' },
  '&[data-state="down"] [data-why="down"]': { display: 'block' },
  '@noScript': {
    '&& [data-why="script"]': { display: 'block' },
    '&& [data-why="consent"]': { display: 'none' },
  },
});

interface FormFallbackProps {
  text?: TextField;
  link?: LinkField;
}

/** Message in place of a form that is not available, or not yet. */
export function FormFallback({ text, link }: FormFallbackProps) {
  const message = useMessages();
  return (
    <Box data-form-fallback="" data-state="consent" role="status">
      <Stack gap={4} align="start">
        <Text data-why="loading">{message('formLoading')}</Text>
        <Text data-why="script">{message('formNeedsScript')}</Text>
        <Text data-why="consent">{message('formNeedsConsent')}</Text>
        <Text data-why="down">{message('formDown')}</Text>
        <Button type="button" data-why="consent" data-consent-settings="">
          {message('formConsentSettings')}
        </Button>
        {text && (
          <Text>
            <FieldText field={text} />
          </Text>
        )}
        {link && <FieldLink field={link} variant="standalone" />}
      </Stack>
    </Box>
  );
}
