import { useState } from 'react';
import { Select } from '../../../../design-system/components/Select/Select';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { FormDialog } from '../../FormDialog';
import { languageName } from '../../languageName';
import { dictionaryTexts as texts } from './dictionaryTexts';

interface AddKeyDialogProps {
  languages: readonly string[];
  taken: readonly string[];
  /** Resolves with why it was not saved. */
  onAdd: (key: string, language: string, phrase: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** A key that the product does not list, with its first phrase. */
export function AddKeyDialog({ languages, taken, onAdd, onClose }: AddKeyDialogProps) {
  const [key, setKey] = useState('');
  const [phrase, setPhrase] = useState('');
  const [language, setLanguage] = useState(languages[0] ?? '');
  const [problems, setProblems] = useState<{ key?: string; phrase?: string }>({});

  async function send(): Promise<string | undefined> {
    const found = {
      key: keyProblem(key, taken),
      phrase: phrase.trim() === '' ? texts.required : undefined,
    };
    setProblems(found);
    if (found.key !== undefined || found.phrase !== undefined) return '';
    const other = await onAdd(key, language, phrase.trim());
    if (other === undefined) onClose();
    return other;
  }

  return (
    <FormDialog
      title={texts.addKey}
      send={texts.add}
      size="medium"
      noValidate
      onSend={send}
      onClose={onClose}
    >
      <Text size="small" tone="muted">
        {texts.addKeyHint}
      </Text>
      <TextField
        label={texts.keyName}
        error={problems.key}
        value={key}
        onChange={(event) => setKey(event.target.value.trim())}
      />
      {languages.length > 1 && (
        <Select
          label={texts.language}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label={texts.phrase(languageName(language))}
        error={problems.phrase}
        value={phrase}
        onChange={(event) => setPhrase(event.target.value)}
      />
    </FormDialog>
  );
}

function keyProblem(key: string, taken: readonly string[]): string | undefined {
  if (!/^[A-Za-z0-9](?:[\w.-]{0,98}[A-Za-z0-9])?$/.test(key)) return texts.keyProblem;
  const isTaken = taken.some((one) => one.toLowerCase() === key.toLowerCase());
  return isTaken ? texts.keyTaken : undefined;
}
