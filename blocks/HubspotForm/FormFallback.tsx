import { Button } from '../../design-system/components/Button/Button';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { LinkField, TextField } from '../../schema/generated/fields';

/** Before script has said otherwise, what it says is why nothing is here. */
const Box = styled('div', {
  padding: '$5',
  borderRadius: '$card',
  backgroundColor: '$surface',
  '&[hidden]': { display: 'none' },
  '& [data-why]': { display: 'none' },
  '@noScript': { '& [data-why="script"]': { display: 'block' } },
  '&[data-state="consent"] [data-why="consent"]': { display: 'block' },
  '&[data-state="loading"] [data-why="loading"]': { display: 'block' },
  '&[data-state="down"] [data-why="down"]': { display: 'block' },
});

interface FormFallbackProps {
  text?: TextField;
  link?: LinkField;
}

/** What stands in the place of a form that is not there (yet), and why. */
export function FormFallback({ text, link }: FormFallbackProps) {
  const message = useMessages();
  return (
    <Box data-form-fallback="" data-state="waiting" role="status">
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
        {link && <FieldLink field={link} look="standalone" />}
      </Stack>
    </Box>
  );
}
