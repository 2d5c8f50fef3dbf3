import { useState } from 'react';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import type { Authoring } from '../../authoring';
import { FormDialog } from '../../FormDialog';
import { languageName } from '../../languageName';
import { saveSiteItem } from '../siteApi';
import { keyOf } from './keyOf';
import { tagsTexts as texts } from './tagsTexts';

interface AddTagDialogProps {
  authoring: Authoring;
  site: string;
  languages: readonly string[];
  /** Keys that other tags have. */
  taken: readonly string[];
  /** Something was saved. */
  onDone: () => void;
  onClose: () => void;
}

interface Problems {
  key?: string;
  names?: Readonly<Record<string, string>>;
}

/** A new tag with a name in every language. The key follows from the first name until it is written itself. */
export function AddTagDialog(props: AddTagDialogProps) {
  const { authoring, site, languages, taken, onDone, onClose } = props;
  const [first = ''] = languages;
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [ownKey, setOwnKey] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});
  const key = ownKey ?? keyOf(names[first] ?? '');
  const nameIn = (language: string) => (names[language] ?? '').trim();

  async function send(): Promise<string | undefined> {
    const unnamed = languages.filter((language) => nameIn(language) === '');
    const found = {
      key: keyProblem(key, taken),
      names: Object.fromEntries(unnamed.map((language) => [language, texts.required])),
    };
    setProblems(found);
    if (found.key !== undefined || unnamed.length > 0) return '';
    try {
      let itemId: string | undefined;
      for (const language of languages) {
        const fields = [
          { name: 'key', value: key },
          { name: 'value', value: nameIn(language) },
        ];
        const saved = await saveSiteItem(authoring, {
          site,
          part: 'TAGS',
          itemId,
          name: itemId === undefined ? key : undefined,
          language,
          expectedVersion: 0,
          fields,
        });
        ({ itemId } = saved);
      }
      showToast({ title: texts.added(nameIn(first)), id: 'site' });
      onClose();
    } finally {
      onDone();
    }
    return undefined;
  }

  return (
    <FormDialog
      title={texts.add}
      send={texts.addButton}
      size="medium"
      noValidate
      onSend={send}
      onClose={onClose}
    >
      {languages.map((language) => (
        <TextField
          key={language}
          label={texts.name(languageName(language))}
          error={problems.names?.[language]}
          value={names[language] ?? ''}
          onChange={(event) => setNames({ ...names, [language]: event.target.value })}
        />
      ))}
      <TextField
        label={texts.keyName}
        hint={texts.keyHint}
        error={problems.key}
        value={key}
        onChange={(event) => setOwnKey(event.target.value.trim())}
      />
    </FormDialog>
  );
}

function keyProblem(key: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) return texts.keyProblem;
  return taken.includes(key) ? texts.keyTaken : undefined;
}
