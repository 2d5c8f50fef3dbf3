import { Checkbox } from '../../../../design-system/components/Checkbox/Checkbox';
import { Fieldset } from '../../../../design-system/components/Fieldset/Fieldset';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { LinkTarget } from '../links/LinkTarget';
import { texts } from '../texts';
import type { CompoundInputProps } from './compoundInput.types';
import { editPart, textOf } from './editPart';

/** A link: where it leads, what it says, and whether a window opens. */
export function LinkInput({ label, hint, error, value, onChange }: CompoundInputProps) {
  const change = (part: Record<string, unknown>) => onChange(editPart(value, part));
  return (
    <Fieldset legend={label} hint={hint} size="label">
      <Stack gap={3}>
        <LinkTarget
          error={error}
          target={{ href: textOf(value.href), id: textOf(value.id) || undefined }}
          // What kind of link it is follows from the address, unless a page was chosen.
          onChange={({ href, id }) =>
            change({
              href,
              id,
              linktype: id === undefined ? undefined : 'internal',
              anchor: undefined,
              querystring: undefined,
            })
          }
        />
        <TextField
          label={texts.field.text}
          value={textOf(value.text)}
          onChange={(event) => change({ text: event.target.value })}
        />
        <Checkbox
          label={texts.field.newWindow}
          checked={value.target === '_blank'}
          onChange={(event) => change({ target: event.target.checked ? '_blank' : '' })}
        />
      </Stack>
    </Fieldset>
  );
}
