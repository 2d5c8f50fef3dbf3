import { useState } from 'react';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { ChoiceField } from '../../ChoiceField';
import { FormDialog, type FieldErrors } from '../../FormDialog';
import { languageName } from '../../languageName';
import { dictionaryTexts as texts } from './dictionaryTexts';

interface AddKeyDialogProps {
  languages: readonly string[];
  existingKeys: readonly string[];
  /** Resolves with an error message if saving failed. */
  onAdd: (key: string, language: string, phrase: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Adds a key that is not among the product's texts, with its first phrase. */
export function AddKeyDialog({ languages, existingKeys, onAdd, onClose }: AddKeyDialogProps) {
  const [key, setKey] = useState('');
  const [phrase, setPhrase] = useState('');
  const [language, setLanguage] = useState(languages[0] ?? '');

  async function send(): Promise<string | FieldErrors | undefined> {
    const problem = validateKey(key, existingKeys);
    if (problem !== undefined) return { key: problem };
    const saveProblem = await onAdd(key, language, phrase.trim());
    if (saveProblem === undefined) onClose();
    return saveProblem;
  }

  return (
    <FormDialog
      title={texts.addKey}
      sendLabel={texts.add}
      size="medium"
      onSend={send}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Text size="small" color="muted">
            {texts.addKeyHint}
          </Text>
          <TextField
            label={texts.keyName}
            name="key"
            required
            error={errors.key}
            value={key}
            onChange={(event) => setKey(event.target.value.trim())}
          />
          {languages.length > 1 && (
            <ChoiceField
              label={texts.language}
              value={language}
              choices={languages.map((code) => [code, languageName(code)])}
              onChoose={setLanguage}
            />
          )}
          <TextField
            label={texts.phrase({ language: languageName(language) })}
            name="phrase"
            required
            error={errors.phrase}
            value={phrase}
            onChange={(event) => setPhrase(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

function validateKey(key: string, existingKeys: readonly string[]): string | undefined {
  if (!/^[A-Za-z0-9](?:[\w.-]{0,98}[A-Za-z0-9])?$/.test(key)) return texts.keyProblem;
  const isTaken = existingKeys.some(
    (existingKey) => existingKey.toLowerCase() === key.toLowerCase(),
  );
  return isTaken ? texts.keyTaken : undefined;
}
