import { Combobox as Base } from '@base-ui/react/combobox';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '../../language';
import { useMessages } from '../../messages';
import { styled } from '../../stitches';
import { useHydrated } from '../../useHydrated';
import { Affix, bareInput, boxButton, ControlBox } from '../FormField/control';
import { FormField, type FrameProps } from '../FormField/FormField';
import { type FormValueProps, useFormValue } from '../FormField/useFormValue';
import { Icon } from '../Icon/Icon';
import { NativeSelect } from '../Select/NativeSelect';
import { ComboboxList, type ComboboxOption } from './ComboboxList';

const Box = styled(ControlBox, { '@noScript': { display: 'none' } });

export interface ComboboxProps extends FrameProps, FormValueProps<string> {
  id?: string;
  options: readonly ComboboxOption[];
  /** Called with what is typed. For options that are fetched: they are then shown unfiltered. */
  onSearch?: (text: string) => void;
  /** Called with the text when the field loses focus; the text is then kept although no option was chosen. */
  onLeave?: (text: string) => void;
  /** Options are being fetched. */
  loading?: boolean;
  placeholder?: string;
  /** Before the text: usually an icon. */
  start?: ReactNode;
  disabled?: boolean;
}

/**
 * A choice out of many, found by typing. Arrow keys walk through what matches, Enter takes it, Escape closes the list and
 * then empties the field. The form gets the option's value, `''` for none; without script it is a plain list.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, required, optional, id, name, options, onSearch, onLeave } = props;
  const { loading = false, placeholder, start, disabled } = props;
  const message = useMessages();
  const language = useLanguage();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blur } = useFormValue(props, input, '');
  // Options that come from elsewhere may no longer hold the one that was chosen.
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const selected = [...options, chosen].find((option) => option?.value === value) ?? null;
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
    >
      {(framed) => (
        <>
          <noscript>
            <NativeSelect {...framed} name={name} defaultValue={value}>
              {!required && <option value="">{placeholder ?? message('chooseOption')}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </NativeSelect>
          </noscript>
          <Base.Root<ComboboxOption>
            items={options}
            value={selected}
            isItemEqualToValue={(one, other) => one.value === other.value}
            onValueChange={(option) => {
              setChosen(option);
              change(option?.value ?? '');
            }}
            onInputValueChange={(text, details) => {
              const { reason } = details;
              // Without a choice the list empties the field as it closes.
              const isEmptied = text === '' && (reason === 'input-clear' || reason === 'none');
              if (onLeave && isEmptied) return details.cancel();
              // What a choice writes into the field was not typed.
              if (reason !== 'none' && reason !== 'item-press') onSearch?.(text);
            }}
            filter={onSearch ? null : undefined}
            autoHighlight
            locale={language}
            // The list without script sends the value itself.
            name={hydrated ? name : undefined}
            disabled={disabled}
            required={required}
          >
            <Base.InputGroup render={<Box />}>
              {start && <Affix side="start">{start}</Affix>}
              <Base.Input
                {...framed}
                ref={input}
                className={bareInput()}
                placeholder={placeholder}
                onBlur={({ target, relatedTarget }) => {
                  blur();
                  // Moving to the options is not leaving the field.
                  if (!relatedTarget?.closest('[role="listbox"]')) onLeave?.(target.value);
                }}
              />
              <Base.Clear className={boxButton()} aria-label={message('clearChoice')}>
                <Icon name="close" />
              </Base.Clear>
              <Base.Trigger className={boxButton()} aria-label={message('showOptions')}>
                <Icon name="chevron" size="medium" />
              </Base.Trigger>
            </Base.InputGroup>
            <ComboboxList loading={loading} />
          </Base.Root>
        </>
      )}
    </FormField>
  );
}
