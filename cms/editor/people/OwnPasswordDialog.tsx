import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { FormDialog, type FieldErrors } from '../FormDialog';
import { texts as editorTexts } from '../texts';
import { PasswordField } from './PasswordField';
import { changePassword } from './peopleApi';
import { peopleTexts as texts } from './peopleTexts';

interface OwnPasswordDialogProps {
  authoring: Authoring;
  onClose: () => void;
}

/** Changes the password of the current account. */
export function OwnPasswordDialog({ authoring, onClose }: OwnPasswordDialogProps) {
  async function save(fields: FormData): Promise<FieldErrors | undefined> {
    const [current, next, again] = ['current', 'next', 'again'].map((name) =>
      String(fields.get(name) ?? ''),
    );
    if (next !== again) return { again: texts.passwordProblems.different };
    await changePassword(authoring, current ?? '', next ?? '');
    showToast({ title: texts.passwordChanged, variant: 'success', id: 'editor' });
    onClose();
    return undefined;
  }

  return (
    <FormDialog
      title={texts.changePassword}
      sendLabel={editorTexts.save}
      onSend={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <PasswordField
            label={texts.currentPassword}
            name="current"
            error={errors.current}
            autoComplete="current-password"
            required
          />
          <PasswordField
            label={texts.newPassword}
            name="next"
            error={errors.next}
            autoComplete="new-password"
            hint={texts.passwordHint({ minLength })}
            minLength={minLength}
            required
          />
          <PasswordField
            label={texts.again}
            name="again"
            error={errors.again}
            autoComplete="new-password"
            required
          />
        </>
      )}
    </FormDialog>
  );
}

/** The same minimum as on the platform. */
const minLength = 12;
