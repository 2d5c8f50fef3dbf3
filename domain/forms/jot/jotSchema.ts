import { array, type AnyObject, object, type AnySchema, type ObjectSchema, string } from 'yup';
import { emailPattern } from '../emailAddress';
import { type FieldFault, MAX_LENGTH, text } from '../fields';
import { typedPhonePattern } from '../plainPhone';
import { fieldName, partsOf, questionsOf } from './jotFields';
import type { JotForm, JotQuestion } from './jotForm.types';

/** Name of a site's forms of this provider; which of them, the values say. */
export const jotFormName = (site: string): string => `${site}JotForm`;

/** Ids of forms at the provider. */
export const jotFormIdPattern = /^\d{6,20}$/;

const pattern: FieldFault = 'pattern';
const required: FieldFault = 'required';

const phonePattern = new RegExp(`^(?:${typedPhonePattern})$`);
const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^\d{2}:\d{2}$/;
const dateTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Checks what was filled in, as the definition of the form asks; the browser and the server make it of the same
 * definition.
 */
export function jotSchema(form: JotForm): ObjectSchema<AnyObject> {
  const fields = questionsOf(form).flatMap((question): [string, AnySchema][] => {
    const parts = partsOf(question);
    if (!parts) return [[fieldName(question.id), schemaOf(question)]];
    return parts.map((part): [string, AnySchema] => [
      fieldName(question.id, part),
      schemaOf(question),
    ]);
  });
  return object({ formId: string().default(form.id), ...Object.fromEntries(fields) });
}

function schemaOf(question: JotQuestion): AnySchema {
  const line = (maxLength?: number) =>
    text(maxLength).test('required', required, (value) => !question.required || Boolean(value));
  const fitting = (expected: RegExp, maxLength?: number) =>
    line(maxLength).matches(expected, { message: pattern, excludeEmptyString: true });
  switch (question.kind) {
    case 'text':
    case 'fullName':
    case 'address':
      return line();
    case 'textarea':
      return line(MAX_LENGTH.message);
    case 'email':
      return fitting(emailPattern, MAX_LENGTH.email);
    case 'phone':
      return fitting(phonePattern);
    case 'date':
      return fitting(datePattern);
    case 'time':
      return fitting(timePattern);
    case 'dateTime':
      return fitting(dateTimePattern);
    case 'number':
      return line(MAX_LENGTH.plate).test('number', pattern, (typed) =>
        isWithin(typed ?? '', question),
      );
    case 'dropdown':
    case 'radio':
    case 'rating':
      return oneOf(line(), question.options);
    case 'matrix':
      return oneOf(line(), question.columns);
    case 'checkboxes': {
      const some = array()
        .transform((_: unknown, sent: unknown) => listOf(sent))
        .of(string().oneOf(question.options, pattern));
      return question.required ? some.min(1, required) : some;
    }
  }
}

const oneOf = (line: ReturnType<typeof text>, options: readonly string[]) =>
  line.test('option', pattern, (chosen) => !chosen || options.includes(chosen));

function isWithin(typed: string, { min, max }: { min?: number; max?: number }): boolean {
  if (typed === '') return true;
  const number = Number(typed.replace(',', '.'));
  return Number.isFinite(number) && number >= (min ?? -Infinity) && number <= (max ?? Infinity);
}

/** A script sends a list; without script the chosen ones come one a line. */
function listOf(sent: unknown): unknown[] {
  if (Array.isArray(sent)) return sent;
  return typeof sent === 'string' && sent !== '' ? sent.split('\n') : [];
}
