import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { languageName } from '../languageName';
import { mediaTexts } from './mediaTexts';

/** The alternative texts of a picture by language, or that it is decorative and needs none. */
export interface AltTexts {
  alt: Readonly<Record<string, string>>;
  isDecorative: boolean;
}

interface AltFieldsProps {
  languages: readonly string[];
  value: AltTexts;
  hint: string;
  onChange: (value: AltTexts) => void;
}

/** Fields for the alternative texts of a picture, in each language of a site. */
export function AltFields({ languages, value, hint, onChange }: AltFieldsProps) {
  const { alt, isDecorative } = value;
  return (
    <>
      {languages.map((language) => (
        <TextField
          key={language}
          label={mediaTexts.altIn({ language: languageName(language) })}
          hint={language === languages[0] ? hint : undefined}
          lang={language}
          value={alt[language] ?? ''}
          maxLength={500}
          disabled={isDecorative}
          onChange={(event) =>
            onChange({ alt: { ...alt, [language]: event.target.value }, isDecorative })
          }
        />
      ))}
      <Checkbox
        label={mediaTexts.decoration}
        checked={isDecorative}
        onChange={(event) => onChange({ alt, isDecorative: event.target.checked })}
      />
    </>
  );
}
