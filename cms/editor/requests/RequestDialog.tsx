import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { EditorDialog } from '../EditorDialog';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { ChoiceField } from '../ChoiceField';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { FormDialog } from '../FormDialog';
import { languageName } from '../languageName';
import { useSiteTime } from '../siteTime';
import type { PublishRequest } from './requestsApi';
import { StageProgress } from './StageProgress';
import { requestsTexts as texts } from './requestsTexts';
import { personName } from '../people/personName';

interface RequestDialogProps {
  /** Label of the page and its language. */
  page: string;
  /** Languages to choose from, if the page was not opened in one. */
  languages?: readonly { language: string; state: string }[];
  language?: string;
  onLanguageChange?: (language: string) => void;
  /** The open request for the page, if there is one. */
  request: PublishRequest | undefined;
  /** Both callbacks reject on failure. */
  onSend: (note: string) => Promise<unknown>;
  onWithdraw: (request: PublishRequest) => Promise<unknown>;
  onClose: () => void;
}

/** Requests that a page be published, or shows the existing request. */
export function RequestDialog(props: RequestDialogProps) {
  const { page, request, languages = [], language, onLanguageChange } = props;
  const { onSend, onWithdraw, onClose } = props;
  const formatTime = useSiteTime();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function withdraw(ownRequest: PublishRequest): Promise<void> {
    setBusy(true);
    try {
      await onWithdraw(ownRequest);
    } catch (error) {
      setProblem(describeFailure(error));
      setBusy(false);
    }
  }

  async function send(fields: FormData): Promise<undefined> {
    await onSend(String(fields.get('note') ?? ''));
  }

  const pageFields = (
    <>
      <Text weight="medium">{page}</Text>
      {languages.length > 1 && (
        <ChoiceField
          label={texts.language}
          value={language ?? ''}
          choices={languages.map((option) => [
            option.language,
            texts.languageLine({ language: languageName(option.language), state: option.state }),
          ])}
          onChoose={(code) => onLanguageChange?.(code)}
        />
      )}
    </>
  );
  if (request) {
    return (
      <EditorDialog
        open
        size="small"
        onClose={onClose}
        title={texts.ask}
        actions={
          <>
            <Button type="button" onClick={onClose}>
              {texts.close}
            </Button>
            {request.isMine && (
              <Button
                type="button"
                variant="outline"
                disabled={isBusy}
                onClick={() => void withdraw(request)}
              >
                {texts.withdraw}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={3}>
          {pageFields}
          <Text>
            {texts.alreadyAsked({
              name: personName(request.requestedBy),
              time: formatTime(request.requested),
            })}
          </Text>
          {request.note && <Text color="muted">“{request.note}”</Text>}
          {request.isChanged && <Text color="warning">{texts.changedSince}</Text>}
          <StageProgress request={request} />
          <ErrorText>{problem}</ErrorText>
        </Stack>
      </EditorDialog>
    );
  }
  return (
    <FormDialog title={texts.ask} sendLabel={texts.send} onSend={send} onClose={onClose}>
      {pageFields}
      <Text>{texts.askIntro}</Text>
      <TextArea label={texts.note} hint={texts.noteHint} name="note" optional maxLength={1000} />
    </FormDialog>
  );
}
