import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import { Stack } from '../../../design-system/components/Stack/Stack';
import type { Authoring } from '../authoring';
import { describeFailure } from '../describeFailure';
import { ErrorText } from '../ErrorText';
import { languageName } from '../languageName';
import { addLanguage, type PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';

interface LanguageDialogProps {
  authoring: Authoring;
  node: PageNode;
  /** The language that the page lacks. */
  language: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks how a page's version in another language starts. */
export function LanguageDialog(props: LanguageDialogProps) {
  const { authoring, node, language, onDone, onClose } = props;
  const sources = node.languages.filter(({ state }) => state).map((one) => one.language);
  const [from, setFrom] = useState(sources[0] ?? '');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      await addLanguage(authoring, { itemId: node.itemId, language, from: from || undefined });
      onDone();
    } catch (error) {
      setFailure(describeFailure(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={texts.languageTitle(languageName(language), node.displayName)}
      actions={
        <>
          <Button type="button" onClick={() => void send()} disabled={busy}>
            {texts.languageAddIt(languageName(language))}
          </Button>
          <Button type="button" variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          legend={texts.languageChoice}
          options={[
            ...sources.map((source) => ({
              value: source,
              label: texts.languageFrom(languageName(source)),
            })),
            { value: '', label: texts.languageEmpty },
          ]}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <ErrorText>{failure}</ErrorText>
      </Stack>
    </Dialog>
  );
}
