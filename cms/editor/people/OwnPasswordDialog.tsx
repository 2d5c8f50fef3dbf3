import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
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
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const [current, next, again] = ['current', 'next', 'again'].map((name) =>
      String(fields.get(name) ?? ''),
    );
    if (next !== again) return setProblem(texts.passwordProblems.different);
    setBusy(true);
    try {
      await changePassword(authoring, current ?? '', next ?? '');
      showToast({ title: texts.passwordChanged, look: 'success', id: 'editor' });
      onClose();
    } catch (error) {
      setProblem(describeFailure(error));
      setBusy(false);
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    // `save` reports what goes wrong.
    void save(event.currentTarget);
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={texts.changePassword}
      actions={
        <>
          <Button type="submit" form="own-password" disabled={busy}>
            {editorTexts.save}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {editorTexts.cancel}
          </Button>
        </>
      }
    >
      <form id="own-password" onSubmit={submit}>
        <Stack gap={4}>
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
          <ErrorText>{problem}</ErrorText>
        </Stack>
      </form>
    </Dialog>
  );
}

/** As the platform has it. */
const minLength = 12;
