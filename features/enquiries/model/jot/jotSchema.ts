import { array, type AnyObject, object, type AnySchema, type ObjectSchema, string } from 'yup';
import { isIsoDay } from '../../../../domain/openingHours/days';
import { emailPattern, toAsciiEmail } from '../../../../domain/forms/emailAddress';
import {
  transformText,
  type FieldValidationError,
  MAX_CHARACTERS,
  text,
} from '../../../../domain/forms/fields';
import { isTypedPhone, normalizePhone } from '../../../../domain/forms/normalizePhone';
import { fieldName, OTHER_SUB_FIELD, getSubFields, getQuestions } from './jotFields';
import type { JotForm, JotQuestion } from '../../../../domain/forms/jot/jotForm.types';
import { parseInteger } from '../../../../domain/forms/parseInteger';

/**
 * A number with decimals after a comma or a dot. Three digits after a whole number are a thousands group,
 * unless that number is zero.
 */
const decimal = /^([^.,]*|.*[.,’'\s]\d{3})[.,](\d+)$/;

/**
 * Parses a typed number, with or without thousands separators and decimals: `12 000`, `12.000`, `12,5`, `-3`.
 * Undefined for anything else; `1e5` and `0x10` are not accepted.
 */
function parseTypedNumber(typed: string): number | undefined {
  const text = typed.trim().replace(/^[\u2212\u2013]/, '-');
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.replace(/^[-+]\s*/, '');
  const integer = /^0[.,]/.test(digits) ? undefined : parseInteger(digits);
  if (integer !== undefined) return sign * integer;
  const [, integerDigits = '', decimalDigits = ''] = decimal.exec(digits) ?? [];
  const units = parseInteger(integerDigits);
  return units === undefined ? undefined : sign * Number(`${units}.${decimalDigits}`);
}

/** Name (`formName`) of all forms of this provider on a site; the values contain the form's id. */
export const jotFormName = (site: string): string => `${site}JotForm`;

/** Ids of forms at the provider. */
export const jotFormIdPattern = /^\d{6,20}$/;

const pattern: FieldValidationError = 'pattern';
const required: FieldValidationError = 'required';

const isTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

function isDateTime(typed: string): boolean {
  const [day = '', time = '', ...tail] = typed.split('T');
  return isIsoDay(day) && isTime(time) && tail.length === 0;
}

/** Builds the schema of a form's values from its definition, in the browser and on the server. */
export function jotSchema(form: JotForm): ObjectSchema<AnyObject> {
  const fields = getQuestions(form).flatMap((question): [string, AnySchema][] => {
    const subFields = getSubFields(question);
    if (!subFields) {
      const field: [string, AnySchema] = [fieldName(question.id), questionSchema(question)];
      const hasOther = 'other' in question && question.other !== undefined;
      return hasOther ? [field, [fieldName(question.id, OTHER_SUB_FIELD), text()]] : [field];
    }
    return subFields.map((subField): [string, AnySchema] => [
      fieldName(question.id, subField),
      questionSchema(question),
    ]);
  });
  return object({ formId: string().default(form.id), ...Object.fromEntries(fields) });
}

function questionSchema(question: JotQuestion): AnySchema {
  /** Whether a choice is answered with the visitor's own text. */
  const isOther = (parent: AnyObject) => Boolean(parent[fieldName(question.id, OTHER_SUB_FIELD)]);
  const line = (maxLength?: number) =>
    text(maxLength).test(
      'required',
      required,
      (value, { parent }) => !question.required || Boolean(value) || isOther(parent as AnyObject),
    );
  const lineMatching = (isValid: (value: string) => boolean, maxLength?: number) =>
    line(maxLength).test('fits', pattern, (value) => !value || isValid(value));
  switch (question.kind) {
    case 'text':
    case 'fullName':
    case 'address':
      return line();
    case 'textarea':
      return line(MAX_CHARACTERS.message);
    case 'email':
      return lineMatching((value) => emailPattern.test(value), MAX_CHARACTERS.email).transform(
        transformText(toAsciiEmail),
      );
    case 'phone':
      return lineMatching(isTypedPhone).transform(
        transformText((typed) => (isTypedPhone(typed) ? normalizePhone(typed) : typed)),
      );
    case 'date':
      return lineMatching(isIsoDay);
    case 'time':
      return lineMatching(isTime);
    case 'dateTime':
      return lineMatching(isDateTime);
    case 'number':
      return lineMatching((typed) => isWithin(typed, question), MAX_CHARACTERS.plate).transform(
        transformText((typed) => String(parseTypedNumber(typed) ?? typed)),
      );
    case 'dropdown':
    case 'radio':
    case 'rating':
      return withOptions(line(), question.options);
    case 'matrix':
      return withOptions(line(), question.columns);
    case 'checkboxes': {
      const chosenOptions = array()
        .transform((_: unknown, originalValue: unknown) => readList(originalValue))
        .of(string().oneOf(question.options, pattern));
      return question.required
        ? chosenOptions.test(
            'required',
            required,
            (chosen = [], { parent }) => chosen.length > 0 || isOther(parent as AnyObject),
          )
        : chosenOptions;
    }
  }
}

const withOptions = (line: ReturnType<typeof text>, options: readonly string[]) =>
  line.test('option', pattern, (chosen) => !chosen || options.includes(chosen));

function isWithin(typed: string, { min, max }: { min?: number; max?: number }): boolean {
  const number = typed.length > MAX_CHARACTERS.plate ? undefined : parseTypedNumber(typed);
  return number !== undefined && number >= (min ?? -Infinity) && number <= (max ?? Infinity);
}

/** Reads a list: script sends an array, a form without script sends text with one option per line. */
function readList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && value !== '' ? value.split('\n') : [];
}
