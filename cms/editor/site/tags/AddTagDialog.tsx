import { useRef, useState } from 'react';
import { toSlug } from '../../../../domain/pages/slug';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { showToast } from '../../../../design-system/components/Toast/showToast';
import type { Authoring } from '../../authoring';
import { FormDialog, type FieldErrors } from '../../FormDialog';
import { languageName } from '../../languageName';
import { saveSiteItem } from '../siteApi';
import { tagsTexts as texts } from './tagsTexts';

interface AddTagDialogProps {
  authoring: Authoring;
  site: string;
  languages: readonly string[];
  /** Keys that other tags use. */
  existingKeys: readonly string[];
  /** Called after saving, also if it failed. */
  onDone: () => void;
  onClose: () => void;
}

/** What of a new tag is saved: its item, and its version in each language. */
interface SavedTag {
  itemId?: string;
  versions: Map<string, number>;
}

/** Adds a tag with a name in every language. The key is derived from the first name until the key is edited. */
export function AddTagDialog(props: AddTagDialogProps) {
  const { authoring, site, languages, existingKeys, onDone, onClose } = props;
  const [defaultLanguage = ''] = languages;
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [editedKey, setEditedKey] = useState<string>();
  const key = editedKey ?? toSlug(names[defaultLanguage] ?? '');
  // Kept for a second try when a later language failed.
  const saved = useRef<SavedTag>({ versions: new Map() });
  const getName = (language: string) => (names[language] ?? '').trim();

  async function send(): Promise<string | FieldErrors | undefined> {
    const { itemId, versions } = saved.current;
    const problem = validateKey(key, itemId === undefined ? existingKeys : []);
    if (problem !== undefined) return { key: problem };
    try {
      for (const language of languages) {
        const fields = [
          { name: 'key', value: key },
          { name: 'value', value: getName(language) },
        ];
        const { itemId } = saved.current;
        const result = await saveSiteItem(authoring, {
          site,
          part: 'TAGS',
          itemId,
          name: itemId === undefined ? key : undefined,
          language,
          expectedVersion: versions.get(language) ?? 0,
          fields,
        });
        saved.current.itemId = result.itemId;
        versions.set(language, result.version);
      }
      showToast({ title: texts.added({ name: getName(defaultLanguage) }), id: 'site' });
      onClose();
    } finally {
      onDone();
    }
    return undefined;
  }

  return (
    <FormDialog
      title={texts.add}
      sendLabel={texts.addButton}
      size="medium"
      onSend={send}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {languages.map((language) => (
            <TextField
              key={language}
              label={texts.name({ language: languageName(language) })}
              name={`name-${language}`}
              required
              error={errors[`name-${language}`]}
              value={names[language] ?? ''}
              onChange={(event) => setNames({ ...names, [language]: event.target.value })}
            />
          ))}
          <TextField
            label={texts.keyName}
            hint={texts.keyHint}
            name="key"
            required
            error={errors.key}
            value={key}
            onChange={(event) => setEditedKey(event.target.value.trim())}
          />
        </>
      )}
    </FormDialog>
  );
}

function validateKey(key: string, existingKeys: readonly string[]): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) return texts.keyProblem;
  return existingKeys.includes(key) ? texts.keyTaken : undefined;
}
