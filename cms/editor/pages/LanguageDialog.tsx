import { useState } from 'react';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import type { Authoring } from '../authoring';
import { FormDialog } from '../FormDialog';
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

  async function send(): Promise<undefined> {
    await addLanguage(authoring, { itemId: node.itemId, language, from: from || undefined });
    onDone();
  }

  return (
    <FormDialog
      title={texts.languageTitle(languageName(language), node.displayName)}
      send={texts.languageAddIt(languageName(language))}
      onSend={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
