import { useCallback, useEffect, useState, type SyntheticEvent } from 'react';
import { mixed, object, string } from 'yup';
import { Button } from '../../../design-system/components/Button/Button';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { AuthoringFailure, type Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { EditorDialog } from '../EditorDialog';
import { ErrorText } from '../ErrorText';
import { useSiteTime } from '../siteTime';
import { texts as editorTexts } from '../texts';
import { createPasskey, hasPasskeys } from './passkeyCredential';
import { readPasskeys, removePasskey, type Passkey } from './peopleApi';
import { peopleTexts as texts } from './peopleTexts';
import { AccountList, AccountRow } from './SessionsDialog';

const questionSchema = object({
  options: mixed<PublicKeyCredentialCreationOptionsJSON>().required(),
}).required();
const answerSchema = object({
  problem: string().oneOf(['ended', 'wrong', 'tooMany'] as const),
}).required();

interface PasskeysDialogProps {
  authoring: Authoring;
  onClose: () => void;
}

/** The passkeys of the current account: adding and removing them. */
export function PasskeysDialog({ authoring, onClose }: PasskeysDialogProps) {
  const formatTime = useSiteTime();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>();
  const [problem, setProblem] = useState<string>();
  const [name, setName] = useState('');

  const runAndReload = useCallback(
    async (action?: () => Promise<unknown>, successText?: string) => {
      try {
        await action?.();
        setPasskeys(await readPasskeys(authoring));
        setProblem(undefined);
        if (successText) showToast({ title: successText, variant: 'success', id: 'editor' });
      } catch (error) {
        // Browsers reject for many reasons, such as a person who cancels.
        const isOurs = error instanceof AuthoringFailure;
        setProblem(isOurs ? describeFailure(error) : texts.passkeyFailed);
      }
    },
    [authoring],
  );
  useEffect(() => {
    // `runAndReload` reports failures.
    void runAndReload();
  }, [runAndReload]);

  async function add(): Promise<void> {
    const { options } = await authoring.post('/_edit/passkey/new/question', {}, (json) =>
      questionSchema.validateSync(json),
    );
    const response = await createPasskey(options);
    const answer = await authoring.post(
      '/_edit/passkey/new',
      { name: name.trim(), response },
      (json) => answerSchema.validateSync(json),
    );
    if (answer.problem === 'tooMany') {
      throw new AuthoringFailure('refused', texts.tooManyPasskeys);
    }
    if (answer.problem) throw new Error(answer.problem);
    setName('');
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (name.trim() === '') return setProblem(editorTexts.required);
    void runAndReload(add, texts.passkeyAdded);
  }

  return (
    <EditorDialog
      open
      size="small"
      onClose={onClose}
      title={texts.passkeys}
      actions={
        <Button type="button" onClick={onClose}>
          {editorTexts.close}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text color="muted" size="small">
          {texts.passkeysIntro}
        </Text>
        <AccountList>
          {passkeys?.map((passkey) => (
            <AccountRow key={passkey.id}>
              <div>
                <Text as="div" weight="medium">
                  {passkey.name}
                </Text>
                <Text as="div" size="caption" color="muted">
                  {texts.passkeySince({ time: formatTime(passkey.created) })}
                </Text>
              </div>
              <Button
                type="button"
                variant="outline"
                size="small"
                aria-label={texts.removePasskeyOf({ name: passkey.name })}
                onClick={() =>
                  void runAndReload(
                    () => removePasskey(authoring, passkey.id),
                    texts.passkeyRemoved,
                  )
                }
              >
                {texts.removePasskey}
              </Button>
            </AccountRow>
          ))}
        </AccountList>
        {hasPasskeys() && (
          <form onSubmit={submit}>
            <Stack gap={3}>
              <TextField
                label={texts.passkeyName}
                value={name}
                maxLength={80}
                onChange={(event) => setName(event.target.value)}
              />
              <Button type="submit" variant="outline">
                {texts.addPasskey}
              </Button>
            </Stack>
          </form>
        )}
        <ErrorText>{problem}</ErrorText>
      </Stack>
    </EditorDialog>
  );
}
