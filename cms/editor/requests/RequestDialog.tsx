import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Select } from '../../../design-system/components/Select/Select';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { FormDialog } from '../FormDialog';
import { languageName } from '../languageName';
import { useSiteTime } from '../siteTime';
import type { PublishRequest } from './requestsApi';
import { requestTexts as texts } from './requestsTexts';

interface RequestDialogProps {
  /** The page and its language in words. */
  page: string;
  /** Languages to choose from, where the page was not opened in one. */
  languages?: readonly { language: string; state: string }[];
  language?: string;
  onLanguage?: (language: string) => void;
  /** The request that there is already. */
  request: PublishRequest | undefined;
  /** Both reject when it was not done. */
  onSend: (note: string) => Promise<unknown>;
  onWithdraw: (request: PublishRequest) => Promise<unknown>;
  onClose: () => void;
}

/** Asks that a page be published, or tells of the request that there is. */
export function RequestDialog(props: RequestDialogProps) {
  const { page, request, languages = [], language, onLanguage } = props;
  const { onSend, onWithdraw, onClose } = props;
  const when = useSiteTime();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function withdraw(mine: PublishRequest): Promise<void> {
    setBusy(true);
    try {
      await onWithdraw(mine);
    } catch (error) {
      setProblem(describeFailure(error));
      setBusy(false);
    }
  }

  async function send(fields: FormData): Promise<undefined> {
    await onSend(String(fields.get('note') ?? ''));
  }

  const about = (
    <>
      <Text weight="medium">{page}</Text>
      {languages.length > 1 && (
        <Select
          label={texts.language}
          value={language}
          onChange={(event) => onLanguage?.(event.target.value)}
        >
          {languages.map((one) => (
            <option key={one.language} value={one.language}>
              {texts.languageLine(languageName(one.language), one.state)}
            </option>
          ))}
        </Select>
      )}
    </>
  );
  if (request) {
    return (
      <Dialog
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
                disabled={busy}
                onClick={() => void withdraw(request)}
              >
                {texts.withdraw}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={3}>
          {about}
          <Text>{texts.alreadyAsked(request.requestedBy, when(request.requested))}</Text>
          {request.note && <Text tone="muted">“{request.note}”</Text>}
          {request.isChanged && <Text tone="warning">{texts.changedSince}</Text>}
          <ErrorText>{problem}</ErrorText>
        </Stack>
      </Dialog>
    );
  }
  return (
    <FormDialog title={texts.ask} send={texts.send} onSend={send} onClose={onClose}>
      {about}
      <Text>{texts.askIntro}</Text>
      <TextArea label={texts.note} hint={texts.noteHint} name="note" optional maxLength={1000} />
    </FormDialog>
  );
}
