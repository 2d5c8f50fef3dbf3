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
import { mergeValue, toText } from './mergeValue';

interface LinkInputProps extends CompoundInputProps {
  /** Whether the fields are shown even if the link is empty. */
  alwaysOpen?: boolean;
}

/**
 * A link: its target, its text, and whether it opens a new window. An empty link is only a button that adds
 * it, which
 * keeps forms with optional links short.
 */
export function LinkInput(props: LinkInputProps) {
  const { label, hint, error, value, onChange, alwaysOpen = false } = props;
  const hasLink = ['href', 'id', 'text'].some((key) => toText(value[key]) !== '');
  const [openedByUser, setOpenedByUser] = useState<boolean>();
  const isOpen = openedByUser ?? (alwaysOpen || hasLink);
  const containerRef = useRef<HTMLDivElement>(null);
  // The clicked button was removed: the focus moves to what replaced it.
  useEffect(() => {
    if (openedByUser === undefined) return;
    const container = containerRef.current;
    const field = container?.querySelector<HTMLElement>('input, select');
    (field ?? container?.querySelector('button'))?.focus();
  }, [openedByUser]);
  const update = (changes: Record<string, unknown>) => onChange(mergeValue(value, changes));
  if (!isOpen) {
    return (
      <Fieldset legend={label} hint={hint} variant="label">
        <div ref={containerRef}>
          <Button
            type="button"
            variant="outline"
            size="small"
            onClick={() => setOpenedByUser(true)}
          >
            {linkTexts.addLink}
          </Button>
        </div>
      </Fieldset>
    );
  }
  return (
    <Fieldset legend={label} hint={hint} variant="label">
      <Stack gap={3} ref={containerRef}>
        <LinkTarget
          error={error}
          target={{ href: toText(value.href), id: toText(value.id) || undefined }}
          // The platform derives the type of a link from its address; a chosen page is always internal.
          onChange={({ href, id }) =>
            update({
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
          value={toText(value.text)}
          onChange={(event) => update({ text: event.target.value })}
        />
        <Checkbox
          label={texts.field.newWindow}
          checked={value.target === '_blank'}
          onChange={(event) => update({ target: event.target.checked ? '_blank' : '' })}
        />
        {!alwaysOpen && (
          <div>
            <Button
              type="button"
              variant="ghost"
              size="small"
              onClick={() => {
                onChange(null);
                setOpenedByUser(false);
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
