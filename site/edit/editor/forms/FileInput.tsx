import { Fieldset } from '../../../../design-system/components/Fieldset/Fieldset';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { texts } from '../texts';
import type { CompoundInputProps } from './compoundInput.types';
import { editPart, textOf } from './editPart';

/** A file: where it is and what it is called. */
export function FileInput({ label, hint, error, value, onChange }: CompoundInputProps) {
  return (
    <Fieldset legend={label} hint={hint} size="label">
      <Stack gap={3}>
        <TextField
          label={texts.field.fileSrc}
          error={error}
          value={textOf(value.src)}
          onChange={(event) => onChange(editPart(value, { src: event.target.value.trim() }))}
        />
        <TextField
          label={texts.field.fileName}
          value={textOf(value.name)}
          onChange={(event) => onChange(editPart(value, { name: event.target.value }))}
        />
      </Stack>
    </Fieldset>
  );
}
