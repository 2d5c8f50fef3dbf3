import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { CheckboxGroup } from '../../design-system/components/CheckboxGroup/CheckboxGroup';
import { Fieldset } from '../../design-system/components/Fieldset/Fieldset';
import { RadioGroup } from '../../design-system/components/RadioGroup/RadioGroup';
import { Select } from '../../design-system/components/Select/Select';
import { Stack } from '../../design-system/components/Stack/Stack';
import { TextArea } from '../../design-system/components/TextArea/TextArea';
import { TextField } from '../../design-system/components/TextField/TextField';
import { useMessages } from '../../design-system/messages';
import { MAX_CHARACTERS } from '../../domain/forms/fields';
import { typedPhonePattern } from '../../domain/forms/normalizePhone';
import {
  fieldName,
  type jotIds,
  OTHER_SUB_FIELD,
  getSubFields,
} from '../../features/enquiries/model/jot/jotFields';
import type { JotChoice, JotQuestion } from '../../domain/forms/jot/jotForm.types';
import type { ErrorTexts } from '../../features/enquiries/ui/useErrorTexts';
import { type JotValues, subFieldLabels } from './jotFormFields';

export interface JotControls {
  register: UseFormRegister<JotValues>;
  errors: ErrorTexts<JotValues>;
  /** Id of the control with this name. */
  idOf: ReturnType<typeof jotIds>['field'];
  /** Values that were filled in when the form was sent without JavaScript. */
  values?: Readonly<Record<string, string>>;
}

/** Values of `autocomplete`, so that browsers can fill in these fields. */
const autoComplete: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  first: 'given-name',
  last: 'family-name',
  addr_line1: 'street-address',
  postal: 'postal-code',
  city: 'address-level2',
};

const inputTypes = {
  text: 'text',
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
  dateTime: 'datetime-local',
  number: 'text',
} as const;

/** The control for a question, depending on its kind. */
export function JotQuestionField(props: JotControls & { question: JotQuestion }) {
  const { question, register, errors, idOf, values = {} } = props;
  const message = useMessages();
  const { id, kind, label, hint, required } = question;
  const name = fieldName(id);
  const field = {
    ...register(name),
    id: idOf(name),
    hint,
    error: errors[name],
    required,
    optional: !required,
  };
  const toOptions = (texts: readonly string[]) => texts.map((value) => ({ value, label: value }));
  switch (kind) {
    case 'textarea':
      return (
        <TextArea
          {...field}
          label={label}
          rows={4}
          maxLength={MAX_CHARACTERS.message}
          defaultValue={values[name]}
        />
      );
    case 'dropdown':
      return (
        <Select
          {...field}
          label={label}
          placeholder={message('chooseOption')}
          defaultValue={values[name] ?? ''}
        >
          {question.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      );
    case 'radio':
    case 'rating':
      return (
        <OpenChoice {...props} question={question}>
          <RadioGroup
            {...field}
            required={required && !question.other}
            legend={label}
            layout={kind === 'rating' ? 'row' : 'column'}
            options={toOptions(question.options)}
            defaultValue={values[name]}
          />
        </OpenChoice>
      );
    case 'checkboxes':
      return (
        <OpenChoice {...props} question={question}>
          <CheckboxGroup
            {...field}
            required={required && !question.other}
            legend={label}
            options={toOptions(question.options)}
            defaultValue={values[name]?.split('\n')}
          />
        </OpenChoice>
      );
    case 'matrix':
      return (
        <Fieldset legend={label} hint={hint} variant="label" required={required}>
          {question.rows.map((row, index) => {
            const subField = fieldName(id, index);
            return (
              <RadioGroup
                key={row}
                {...register(subField)}
                id={idOf(subField)}
                legend={row}
                layout="row"
                options={toOptions(question.columns)}
                error={errors[subField]}
                required={required}
                defaultValue={values[subField]}
              />
            );
          })}
        </Fieldset>
      );
    case 'fullName':
    case 'address':
      return (
        <Fieldset legend={label} hint={hint} variant="label">
          {(getSubFields(question) ?? []).map((key) => {
            const subField = fieldName(id, key);
            return (
              <TextField
                key={subField}
                {...register(subField)}
                id={idOf(subField)}
                label={message(subFieldLabels[key] ?? 'jotSend')}
                autoComplete={autoComplete[key]}
                error={errors[subField]}
                required={required}
                optional={!required}
                defaultValue={values[subField]}
              />
            );
          })}
        </Fieldset>
      );
    case 'text':
    case 'email':
    case 'phone':
    case 'date':
    case 'time':
    case 'dateTime':
    case 'number':
      return (
        <TextField
          {...field}
          label={label}
          type={inputTypes[kind]}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          pattern={kind === 'phone' ? typedPhonePattern : undefined}
          autoComplete={autoComplete[kind]}
          defaultValue={values[name]}
        />
      );
  }
}

/** A choice, with a text field for other answers if the form accepts them. */
function OpenChoice({
  question: { id, other },
  register,
  errors,
  idOf,
  values = {},
  children,
}: JotControls & { question: JotChoice; children: ReactNode }) {
  const message = useMessages();
  if (!other) return children;
  const name = fieldName(id, OTHER_SUB_FIELD);
  return (
    <Stack gap={3}>
      {children}
      <TextField
        {...register(name)}
        id={idOf(name)}
        label={other.label ?? message('jotOther')}
        maxLength={MAX_CHARACTERS.line}
        error={errors[name]}
        optional
        defaultValue={values[name]}
      />
    </Stack>
  );
}
