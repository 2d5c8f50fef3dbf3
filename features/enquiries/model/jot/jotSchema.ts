import { array, type AnyObject, object, type AnySchema, type ObjectSchema, string } from 'yup';
import { isIsoDay } from '../../../../domain/openingHours/days';
import { emailPattern, plainEmail } from '../../../../domain/forms/emailAddress';
import { changed, type FieldFault, MAX_LENGTH, text } from '../../../../domain/forms/fields';
import { isTypedPhone, plainPhone } from '../../../../domain/forms/plainPhone';
import { fieldName, OTHER_PART, partsOf, questionsOf } from './jotFields';
import type { JotForm, JotQuestion } from '../../../../domain/forms/jot/jotForm.types';
import { wholeNumber } from '../../../../domain/forms/wholeNumber';

/** A decimal part, behind a comma or a dot. Three digits behind a whole number part thousands, unless that is nothing. */
const decimal = /^([^.,]*|.*[.,’'\s]\d{3})[.,](\d+)$/;

/**
 * What was typed as a number, thousands parted or not, with a decimal part or not: `12 000`, `12.000`, `12,5`, `-3`. Undefined
 * for what is none; `1e5` and `0x10` are none.
 */
function readNumber(typed: string): number | undefined {
  const text = typed.trim().replace(/^[\u2212\u2013]/, '-');
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.replace(/^[-+]\s*/, '');
  const whole = /^0[.,]/.test(digits) ? undefined : wholeNumber(digits);
  if (whole !== undefined) return sign * whole;
  const [, before = '', after = ''] = decimal.exec(digits) ?? [];
  const units = wholeNumber(before);
  return units === undefined ? undefined : sign * Number(`${units}.${after}`);
}

/** Name of a site's forms of this provider; which of them, the values say. */
export const jotFormName = (site: string): string => `${site}JotForm`;

/** Ids of forms at the provider. */
export const jotFormIdPattern = /^\d{6,20}$/;

const pattern: FieldFault = 'pattern';
const required: FieldFault = 'required';

const isTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

function isDateTime(typed: string): boolean {
  const [day = '', time = '', ...rest] = typed.split('T');
  return isIsoDay(day) && isTime(time) && rest.length === 0;
}

/**
 * Checks what was filled in, as the definition of the form asks; the browser and the server make it of the same
 * definition.
 */
export function jotSchema(form: JotForm): ObjectSchema<AnyObject> {
  const fields = questionsOf(form).flatMap((question): [string, AnySchema][] => {
    const parts = partsOf(question);
    if (!parts) {
      const own: [string, AnySchema] = [fieldName(question.id), schemaOf(question)];
      const isOpen = 'other' in question && question.other !== undefined;
      return isOpen ? [own, [fieldName(question.id, OTHER_PART), text()]] : [own];
    }
    return parts.map((part): [string, AnySchema] => [
      fieldName(question.id, part),
      schemaOf(question),
    ]);
  });
  return object({ formId: string().default(form.id), ...Object.fromEntries(fields) });
}

function schemaOf(question: JotQuestion): AnySchema {
  /** Whether a choice is answered in other words. */
  const isOther = (parent: AnyObject) => Boolean(parent[fieldName(question.id, OTHER_PART)]);
  const line = (maxLength?: number) =>
    text(maxLength).test(
      'required',
      required,
      (value, { parent }) => !question.required || Boolean(value) || isOther(parent as AnyObject),
    );
  const fitting = (fits: (value: string) => boolean, maxLength?: number) =>
    line(maxLength).test('fits', pattern, (value) => !value || fits(value));
  switch (question.kind) {
    case 'text':
    case 'fullName':
    case 'address':
      return line();
    case 'textarea':
      return line(MAX_LENGTH.message);
    case 'email':
      return fitting((value) => emailPattern.test(value), MAX_LENGTH.email).transform(
        changed(plainEmail),
      );
    case 'phone':
      return fitting(isTypedPhone).transform(
        changed((typed) => (isTypedPhone(typed) ? plainPhone(typed) : typed)),
      );
    case 'date':
      return fitting(isIsoDay);
    case 'time':
      return fitting(isTime);
    case 'dateTime':
      return fitting(isDateTime);
    case 'number':
      return fitting((typed) => isWithin(typed, question), MAX_LENGTH.plate).transform(
        changed((typed) => String(readNumber(typed) ?? typed)),
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
      return question.required
        ? some.test(
            'required',
            required,
            (chosen = [], { parent }) => chosen.length > 0 || isOther(parent as AnyObject),
          )
        : some;
    }
  }
}

const oneOf = (line: ReturnType<typeof text>, options: readonly string[]) =>
  line.test('option', pattern, (chosen) => !chosen || options.includes(chosen));

function isWithin(typed: string, { min, max }: { min?: number; max?: number }): boolean {
  const number = typed.length > MAX_LENGTH.plate ? undefined : readNumber(typed);
  return number !== undefined && number >= (min ?? -Infinity) && number <= (max ?? Infinity);
}

/** A script sends a list; without script the chosen ones come one a line. */
function listOf(sent: unknown): unknown[] {
  if (Array.isArray(sent)) return sent;
  return typeof sent === 'string' && sent !== '' ? sent.split('\n') : [];
}
