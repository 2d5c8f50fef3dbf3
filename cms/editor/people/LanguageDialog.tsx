import { Select } from '../../../design-system/components/Select/Select';
import { editorLanguages } from '../../../features/editing/model/editorView.types';
import type { Authoring } from '../authoring';
import { FormDialog } from '../FormDialog';
import { texts as editorTexts } from '../texts';
import { useMe } from './me';
import { changeLanguage } from './peopleApi';
import { peopleTexts as texts } from './peopleTexts';

interface LanguageDialogProps {
  authoring: Authoring;
  onClose: () => void;
}

/** Chooses the language of the editor for the current account. */
export function LanguageDialog({ authoring, onClose }: LanguageDialogProps) {
  const { language } = useMe();

  async function save(fields: FormData): Promise<undefined> {
    const chosen = editorLanguages.find((one) => one === fields.get('language'));
    await changeLanguage(authoring, chosen);
    // Texts are loaded once, in the language of the page.
    window.location.reload();
  }

  return (
    <FormDialog title={texts.language} sendLabel={editorTexts.save} onSend={save} onClose={onClose}>
      <Select
        label={texts.language}
        hint={texts.languageIntro}
        name="language"
        defaultValue={language ?? ''}
        placeholder={texts.languageOfBrowser}
      >
        {editorLanguages.map((one) => (
          <option key={one} value={one} lang={one}>
            {nativeName(one)}
          </option>
        ))}
      </Select>
    </FormDialog>
  );
}

/** A language's name in itself, such as "svenska". */
const nativeName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
