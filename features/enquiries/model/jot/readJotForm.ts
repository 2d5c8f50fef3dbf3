import type { JotChoice, JotElement, JotForm } from '../../../../domain/forms/jot/jotForm.types';
import { providerText } from './providerText';

/** Elements of a form at most, options of a question, and characters of a text. */
const MAX_ELEMENTS = 200;
const MAX_OPTIONS = 300;
const MAX_TEXT_LENGTH = 2000;

type Properties = Readonly<Record<string, unknown>>;

/** What is taken of a question; all of it is what the form's makers wrote. */
const keptProperties = [
  ...['name', 'order', 'text', 'type', 'required', 'options', 'description', 'subLabel'],
  ...['subHeader', 'src', 'minValue', 'maxValue', 'minimum', 'maximum', 'stars', 'scaleFrom'],
  ...['scaleAmount', 'allowTime', 'mrows', 'mcolumns', 'hidden', 'allowOther', 'otherText'],
  ...['timeFormat', 'inputMask', 'multipleSelections'],
];

/** Questions by their ids, without anybody's answers. */
export type JotAnswers = Readonly<Record<string, Properties>>;

/**
 * Reads what a form asks from the provider's answer `content[0].answers` (spec 3 §7.4). Only what is known of a
 * question is taken: what somebody answered (`answer`, `prettyFormat`) goes no further.
 * @throws TypeError for what is no such answer
 */
export function readJotAnswers(body: unknown): JotAnswers {
  const [submission] = listOf(propertiesOf(body).content);
  const { answers } = propertiesOf(submission);
  if (typeof answers !== 'object' || answers === null) throw new TypeError('has no answers');
  return Object.fromEntries(
    Object.entries(answers)
      .slice(0, MAX_ELEMENTS)
      .map(([key, value]) => {
        const question = Object.entries(propertiesOf(value));
        return [
          key,
          Object.fromEntries(question.filter(([name]) => keptProperties.includes(name))),
        ];
      }),
  );
}

/** The form that questions come to. @param page the provider's own page of the form */
export function jotFormOf(id: string, page: string, answers: JotAnswers): JotForm {
  const elements = Object.entries(answers)
    .map(([key, question]) => ({ key, question }))
    .filter(({ question }) => typeof question.type === 'string')
    .sort((one, other) => orderOf(one.question) - orderOf(other.question))
    .flatMap(({ key, question }) => elementOf(key, question) ?? []);
  return { id, page, elements };
}

function elementOf(id: string, question: Properties): JotElement | undefined {
  if (isYes(question.hidden)) return undefined;
  const label = plainOf(question.text);
  const asked = {
    id,
    label,
    hint: plainOf(question.description) || plainOf(question.subLabel) || undefined,
    required: isYes(question.required),
  };
  const options = optionsOf(question.options);
  const other = isYes(question.allowOther)
    ? { label: plainOf(question.otherText) || undefined }
    : undefined;
  const type = String(question.type);
  // Ids become names of fields.
  if (!/^\d{1,6}$/.test(id)) return { kind: 'elsewhere', type, label };
  switch (type) {
    case 'control_head':
    case 'control_collapse':
      return { kind: 'heading', text: label, subText: plainOf(question.subHeader) || undefined };
    case 'control_text':
      return { kind: 'paragraph', text: label };
    case 'control_divider':
      return { kind: 'divider' };
    case 'control_pagebreak':
      return { kind: 'pageBreak' };
    case 'control_image': {
      const src = textOf(question.src);
      return /^https:\/\//.test(src) ? { kind: 'image', src, text: label } : undefined;
    }
    case 'control_button':
    case 'control_hidden':
      return undefined;
    case 'control_textbox':
    case 'control_autocomp':
      return { kind: 'text', ...asked };
    case 'control_textarea':
      return { kind: 'textarea', ...asked };
    case 'control_email':
      return { kind: 'email', ...asked };
    case 'control_phone':
      return { kind: 'phone', ...asked, shape: isOn(question.inputMask) ? 'fullPhone' : 'phone' };
    case 'control_number':
    case 'control_spinner':
    case 'control_slider':
      return {
        kind: 'number',
        ...asked,
        min: numberOf(question.minValue ?? question.minimum),
        max: numberOf(question.maxValue ?? question.maximum),
      };
    case 'control_datetime':
      return isYes(question.allowTime)
        ? {
            kind: 'dateTime',
            ...asked,
            shape: hasHalfDays(question) ? 'dateTimeHalfDays' : 'dateTime',
          }
        : { kind: 'date', ...asked, shape: 'date' };
    case 'control_birthdate':
      return { kind: 'date', ...asked, shape: 'birthDate' };
    case 'control_time':
      return { kind: 'time', ...asked, shape: hasHalfDays(question) ? 'timeHalfDays' : 'time' };
    case 'control_yesno':
      return { kind: 'radio', ...asked, options: options.length > 0 ? options : ['YES', 'NO'] };
    case 'control_dropdown':
      return choiceOf({
        kind: isYes(question.multipleSelections) ? 'checkboxes' : 'dropdown',
        ...asked,
        options,
      });
    case 'control_radio':
      return choiceOf({ kind: 'radio', ...asked, options, other });
    case 'control_checkbox':
      return choiceOf({ kind: 'checkboxes', ...asked, options, other });
    case 'control_rating':
      return { kind: 'rating', ...asked, options: stepsOf(1, numberOf(question.stars) ?? 5) };
    case 'control_scale':
      return {
        kind: 'rating',
        ...asked,
        options: stepsOf(numberOf(question.scaleFrom) ?? 1, numberOf(question.scaleAmount) ?? 5),
      };
    case 'control_fullname':
      return { kind: 'fullName', ...asked };
    case 'control_address':
      return { kind: 'address', ...asked };
    case 'control_matrix': {
      const rows = optionsOf(question.mrows);
      const columns = optionsOf(question.mcolumns);
      const isWhole = rows.length > 0 && columns.length > 0;
      return isWhole ? { kind: 'matrix', ...asked, rows, columns } : { kind: 'text', ...asked };
    }
    default:
      // Files, signatures, payments, riddles, and whatever the provider adds: its own page has them.
      return { kind: 'elsewhere', type, label };
  }
}

/** A choice whose options the provider does not tell is answered in words. */
function choiceOf(choice: JotChoice): JotElement {
  if (choice.options.length > 0) return choice;
  const { id, label, hint, required } = choice;
  return { kind: 'text', id, label, hint, required };
}

const MAX_STEPS = 20;

const stepsOf = (from: number, to: number): string[] =>
  Array.from({ length: Math.min(Math.max(to - from + 1, 1), MAX_STEPS) }, (_, at) =>
    String(from + at),
  );

const propertiesOf = (value: unknown): Properties =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, MAX_TEXT_LENGTH)
    : '';

const plainOf = (value: unknown): string => providerText(textOf(value));

const isYes = (value: unknown): boolean => /^yes$/i.test(textOf(value));

const isOn = (value: unknown): boolean => /^(?:yes|enable)/i.test(textOf(value));

const hasHalfDays = ({ timeFormat }: Properties): boolean => /am/i.test(textOf(timeFormat));

function numberOf(value: unknown): number | undefined {
  const text = textOf(value);
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : undefined;
}

const orderOf = ({ order }: Properties): number => numberOf(order) ?? Number.MAX_SAFE_INTEGER;

/** Options stand in one text with bars between. */
const optionsOf = (value: unknown): string[] =>
  [...new Set(textOf(value).split('|').map(providerText))]
    .filter((option) => option !== '')
    .slice(0, MAX_OPTIONS);
