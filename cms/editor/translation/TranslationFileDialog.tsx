import { useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import type { Authoring } from '../authoring';
import { ChoiceField } from '../ChoiceField';
import { describeFailure } from '../describeFailure';
import { downloadText } from '../downloadText';
import { ErrorText } from '../ErrorText';
import { FormDialog } from '../FormDialog';
import { languageName } from '../languageName';
import { importTranslation, readTranslationFile, type ImportedTranslation } from './translationApi';
import { translationTexts as texts } from './translationTexts';

/** Maximum size of an imported file. The platform has the same limit. */
const MAX_FILE_BYTES = 200_000;

interface TranslationFileDialogProps {
  authoring: Authoring;
  site: string;
  itemId: string;
  /** Name of the page. */
  name: string;
  /** Languages in which the page exists, and all languages of the site. */
  sources: readonly string[];
  languages: readonly string[];
  hasSubpages: boolean;
  /** Called after translations were imported from a file. */
  onImported: () => void;
  onClose: () => void;
}

/** Exports the texts of a page as a file for translators, and imports the translated file. */
export function TranslationFileDialog(props: TranslationFileDialogProps) {
  const { authoring, site, itemId, name, sources, languages, hasSubpages } = props;
  const { onImported, onClose } = props;
  const [sourceLanguage, setSourceLanguage] = useState(sources[0] ?? '');
  const targets = languages.filter((language) => language !== sourceLanguage);
  const [chosenTarget, setChosenTarget] = useState('');
  const targetLanguage = targets.includes(chosenTarget) ? chosenTarget : (targets[0] ?? '');
  const [withSubpages, setWithSubpages] = useState(false);
  const [imported, setImported] = useState<ImportedTranslation>();
  const [problem, setProblem] = useState<string>();
  const fileInput = useRef<HTMLInputElement>(null);

  async function downloadFile(): Promise<undefined> {
    const pair = { itemId, from: sourceLanguage, to: targetLanguage, withSubpages };
    const { name: fileName, text } = await readTranslationFile(authoring, pair);
    downloadText(fileName, text, 'application/xliff+xml');
  }

  async function importFile(file: File): Promise<void> {
    setImported(undefined);
    setProblem(undefined);
    if (file.size > MAX_FILE_BYTES) return setProblem(texts.tooLarge);
    try {
      setImported(await importTranslation(authoring, site, await file.text()));
      onImported();
    } catch (error) {
      setProblem(describeFailure(error));
    }
  }

  const toChoices = (codes: readonly string[]) =>
    codes.map((code) => [code, languageName(code)] as const);
  return (
    <FormDialog
      title={texts.fileTitle({ page: name })}
      sendLabel={texts.download}
      cancelLabel={texts.close}
      onSend={async () => {
        await downloadFile();
        // The dialog stays open, so that the translated file can be imported here.
        return '';
      }}
      onClose={onClose}
    >
      <Text size="small" color="muted">
        {texts.fileIntro}
      </Text>
      <ChoiceField
        label={texts.from}
        value={sourceLanguage}
        choices={toChoices(sources)}
        onChoose={setSourceLanguage}
      />
      <ChoiceField
        label={texts.to}
        value={targetLanguage}
        choices={toChoices(targets)}
        onChoose={setChosenTarget}
      />
      {hasSubpages && (
        <Checkbox
          label={texts.withSubpages}
          checked={withSubpages}
          onChange={({ currentTarget }) => setWithSubpages(currentTarget.checked)}
        />
      )}
      <TextField
        ref={fileInput}
        type="file"
        label={texts.file}
        hint={texts.fileHint}
        accept=".xlf,.xliff,application/xliff+xml"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // `importFile` shows its own failures.
          if (file) void importFile(file);
        }}
      />
      <div role="status">{imported && <ImportResult imported={imported} />}</div>
      <ErrorText>{problem}</ErrorText>
      {(imported ?? problem) && (
        <Button
          type="button"
          variant="ghost"
          size="small"
          onClick={() => {
            setImported(undefined);
            setProblem(undefined);
            if (fileInput.current) {
              fileInput.current.value = '';
              fileInput.current.focus();
            }
          }}
        >
          {texts.another}
        </Button>
      )}
    </FormDialog>
  );
}

function ImportResult({ imported }: { imported: ImportedTranslation }) {
  const { pages, saved, same, changed, unknown, refused } = imported;
  const notes = [
    same > 0 && texts.same({ count: same }),
    changed > 0 && texts.changedSource({ count: changed }),
    unknown > 0 && texts.unknown({ count: unknown }),
    refused > 0 && texts.refused({ count: refused }),
  ].filter((note) => note !== false);
  return (
    <>
      <Text weight="medium" color={saved > 0 ? 'success' : 'default'}>
        {saved > 0 ? texts.imported({ count: saved, pages: pages.join(', ') }) : texts.noneImported}
      </Text>
      {notes.map((note) => (
        <Text key={note} size="small">
          {note}
        </Text>
      ))}
    </>
  );
}
