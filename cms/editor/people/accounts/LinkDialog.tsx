import { Button } from '../../../../design-system/components/Button/Button';
import { EditorDialog } from '../../EditorDialog';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import type { Invitation } from './accountsApi';
import { viewTexts as texts } from './accountsTexts';

interface LinkDialogProps {
  invitation: Invitation;
  title: string;
  onClose: () => void;
}

/** Shows the link to set a password that was mailed, so that it can also be shared otherwise. */
export function LinkDialog({ invitation, title, onClose }: LinkDialogProps) {
  const address = new URL(invitation.link, window.location.href).href;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: texts.copied, variant: 'success', id: 'editor' });
    } catch {
      showToast({ title: texts.copyFailed, variant: 'danger', id: 'failure' });
    }
  }

  return (
    <EditorDialog
      open
      size="small"
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {texts.close}
          </Button>
          <Button type="button" variant="outline" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{texts.invitedText({ email: invitation.account.email })}</Text>
        <TextField
          label={texts.link}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      </Stack>
    </EditorDialog>
  );
}
