import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { Fieldset } from '../../../design-system/components/Fieldset/Fieldset';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { LinkTarget } from '../links/LinkTarget';
import { linkTexts } from '../links/linkTexts';
import { texts } from '../texts';
import type { CompoundInputProps } from './compoundInput.types';
import { editPart, textOf } from './editPart';

interface LinkInputProps extends CompoundInputProps {
  /** Shows its fields also where there is no link yet. */
  opened?: boolean;
}

/**
 * A link: where it leads, what it says, and whether a window opens. Where there is none a button adds one, so that
 * links that may be left out do not fill the form.
 */
export function LinkInput(props: LinkInputProps) {
  const { label, hint, error, value, onChange, opened = false } = props;
  const hasLink = ['href', 'id', 'text'].some((part) => textOf(value[part]) !== '');
  const [wanted, setWanted] = useState<boolean>();
  const isOpen = wanted ?? (opened || hasLink);
  const room = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: what took its place has the focus.
  useEffect(() => {
    if (wanted === undefined) return;
    room.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"], input, button')?.focus();
  }, [wanted]);
  const change = (part: Record<string, unknown>) => onChange(editPart(value, part));
  if (!isOpen) {
    return (
      <Fieldset legend={label} hint={hint} size="label">
        <div ref={room}>
          <Button type="button" variant="outline" size="small" onClick={() => setWanted(true)}>
            {linkTexts.addLink}
          </Button>
        </div>
      </Fieldset>
    );
  }
  return (
    <Fieldset legend={label} hint={hint} size="label">
      <Stack gap={3} ref={room}>
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
        {!opened && (
          <div>
            <Button
              type="button"
              variant="ghost"
              size="small"
              onClick={() => {
                onChange(null);
                setWanted(false);
              }}
            >
              {linkTexts.removeLink}
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}
