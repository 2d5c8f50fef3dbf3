import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { FormDialog } from '../FormDialog';
import { texts as editorTexts } from '../texts';
import { PasswordField } from './PasswordField';
import { changePassword } from './peopleApi';
import { peopleTexts as texts } from './peopleTexts';

interface OwnPasswordDialogProps {
  authoring: Authoring;
  onClose: () => void;
}

/** Changes one's own password. */
export function OwnPasswordDialog({ authoring, onClose }: OwnPasswordDialogProps) {
  async function save(fields: FormData): Promise<string | undefined> {
    const [current, next, again] = ['current', 'next', 'again'].map((name) =>
      String(fields.get(name) ?? ''),
    );
    if (next !== again) return texts.passwordProblems.different;
    await changePassword(authoring, current ?? '', next ?? '');
    showToast({ title: texts.passwordChanged, look: 'success', id: 'editor' });
    onClose();
    return undefined;
  }

  return (
    <FormDialog
      title={texts.changePassword}
      send={editorTexts.save}
      onSend={save}
      onClose={onClose}
    >
      <PasswordField
        label={texts.currentPassword}
        name="current"
        autoComplete="current-password"
        required
      />
      <PasswordField
        label={texts.newPassword}
        name="next"
        autoComplete="new-password"
        hint={texts.passwordHint(minLength)}
        minLength={minLength}
        required
      />
      <PasswordField label={texts.again} name="again" autoComplete="new-password" required />
    </FormDialog>
  );
}

/** As the platform has it. */
const minLength = 12;
