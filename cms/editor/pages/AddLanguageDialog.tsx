import { useState } from 'react';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import type { Authoring } from '../authoring';
import { FormDialog } from '../FormDialog';
import { languageName } from '../languageName';
import { addLanguage, type PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';

interface AddLanguageDialogProps {
  authoring: Authoring;
  node: PageNode;
  /** The language that the page lacks. */
  language: string;
  onDone: () => void;
  onClose: () => void;
}

/** Adds a language to a page: asks whether its content is copied from another language or starts empty. */
export function AddLanguageDialog(props: AddLanguageDialogProps) {
  const { authoring, node, language, onDone, onClose } = props;
  const sources = node.languages
    .filter(({ state }) => state)
    .map((pageLanguage) => pageLanguage.language);
  const [sourceLanguage, setSourceLanguage] = useState(sources[0] ?? '');

  async function send(): Promise<undefined> {
    await addLanguage(authoring, {
      itemId: node.itemId,
      language,
      from: sourceLanguage || undefined,
    });
    onDone();
  }

  return (
    <FormDialog
      title={texts.languageTitle({ language: languageName(language), name: node.displayName })}
      sendLabel={texts.languageAddIt({ language: languageName(language) })}
      onSend={send}
      onClose={onClose}
    >
      <RadioGroup
        legend={texts.languageChoice}
        options={[
          ...sources.map((source) => ({
            value: source,
            label: texts.languageFrom({ language: languageName(source) }),
          })),
          { value: '', label: texts.languageEmpty },
        ]}
        value={sourceLanguage}
        onChange={(event) => setSourceLanguage(event.target.value)}
      />
    </FormDialog>
  );
}
