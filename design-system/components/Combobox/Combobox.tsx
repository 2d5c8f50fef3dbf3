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
  /** Called with the typed text, for options that are fetched; the options are then shown unfiltered. */
  onSearch?: (text: string) => void;
  /** Called with the text when the field loses focus; the text then stays even if no option was chosen. */
  onLeave?: (text: string) => void;
  /** Options are being fetched. */
  loading?: boolean;
  placeholder?: string;
  /** Content before the text, usually an icon. */
  start?: ReactNode;
  disabled?: boolean;
}

/**
 * A choice among many options, filtered by typing. Arrow keys move through the options, Enter chooses, Escape closes
 * the list and then clears the field. The form sends the option's value or `''`; without JavaScript it is a plain list.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, required, optional, id, name, options, onSearch, onLeave } = props;
  const { loading = false, placeholder, start, disabled } = props;
  const message = useMessages();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const inputRef = useRef<HTMLInputElement>(null);
  const { value, change, blur } = useFormValue(props, inputRef, '');
  // Fetched options may no longer contain the chosen one.
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
      {(controlProps) => (
        <>
          <noscript>
            <NativeSelect {...controlProps} name={name} defaultValue={value}>
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
            isItemEqualToValue={(a, b) => a.value === b.value}
            onValueChange={(option) => {
              setChosen(option);
              change(option?.value ?? '');
            }}
            onInputValueChange={(text, details) => {
              const { reason } = details;
              // The list clears a text without a choice when it closes.
              const isEmptied = text === '' && (reason === 'input-clear' || reason === 'none');
              if (onLeave && isEmptied) return details.cancel();
              // Text that was set by choosing an option was not typed.
              if (reason !== 'none' && reason !== 'item-press') onSearch?.(text);
            }}
            filter={onSearch ? null : undefined}
            autoHighlight
            locale={language}
            // The select without JavaScript sends the value itself.
            name={isHydrated ? name : undefined}
            disabled={disabled}
            required={required}
          >
            <Base.InputGroup render={<Box />}>
              {start && <Affix side="start">{start}</Affix>}
              <Base.Input
                {...controlProps}
                ref={inputRef}
                className={bareInput()}
                placeholder={placeholder}
                onBlur={({ target, relatedTarget }) => {
                  blur();
                  // Moving the focus to the options does not count as leaving the field.
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
