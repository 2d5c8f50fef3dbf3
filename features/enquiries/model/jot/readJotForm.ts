import type { JotChoice, JotElement, JotForm } from '../../../../domain/forms/jot/jotForm.types';
import { providerText } from './providerText';

/** Maximum number of elements of a form and of options of a question, and maximum length of a text. */
const MAX_ELEMENTS = 200;
const MAX_OPTIONS = 300;
const MAX_TEXT_LENGTH = 2000;

type Properties = Readonly<Record<string, unknown>>;

/**
 * The properties of a question that are read. The form's authors wrote all of them, so none is personal data.
 */
const questionProperties = [
  ...['name', 'order', 'text', 'type', 'required', 'options', 'description', 'subLabel'],
  ...['subHeader', 'src', 'minValue', 'maxValue', 'minimum', 'maximum', 'stars', 'scaleFrom'],
  ...['scaleAmount', 'allowTime', 'mrows', 'mcolumns', 'hidden', 'allowOther', 'otherText'],
  ...['timeFormat', 'inputMask', 'multipleSelections'],
];

/** Questions by their ids. The provider calls them answers; what visitors answered is dropped. */
export type JotQuestions = Readonly<Record<string, Properties>>;

/**
 * Reads the questions of a form from the provider's answer `content[0].answers`. Only known properties of a
 * question are kept: answers (`answer`, `prettyFormat`) are dropped, because they are personal data.
 * @throws TypeError if the body has another structure
 */
export function readJotQuestions(body: unknown): JotQuestions {
  const [submission] = asList(asProperties(body).content);
  const { answers } = asProperties(submission);
  if (typeof answers !== 'object' || answers === null)
    throw new TypeError('has no field "answers"');
  return Object.fromEntries(
    Object.entries(answers)
      .slice(0, MAX_ELEMENTS)
      .map(([key, value]) => {
        const question = Object.entries(asProperties(value));
        return [
          key,
          Object.fromEntries(question.filter(([name]) => questionProperties.includes(name))),
        ];
      }),
  );
}

/**
 * Builds a form from its questions.
 * @param pageUrl address of the provider's own page of the form
 */
export function toJotForm(id: string, pageUrl: string, questions: JotQuestions): JotForm {
  const elements = Object.entries(questions)
    .map(([key, question]) => ({ key, question }))
    .filter(({ question }) => typeof question.type === 'string')
    .sort((a, b) => readOrder(a.question) - readOrder(b.question))
    .flatMap(({ key, question }) => readElement(key, question) ?? []);
  return { id, page: pageUrl, elements };
}

function readElement(id: string, question: Properties): JotElement | undefined {
  if (isYes(question.hidden)) return undefined;
  const label = plainText(question.text);
  const common = {
    id,
    label,
    hint: plainText(question.description) || plainText(question.subLabel) || undefined,
    required: isYes(question.required),
  };
  const options = readOptions(question.options);
  const other = isYes(question.allowOther)
    ? { label: plainText(question.otherText) || undefined }
    : undefined;
  const type = String(question.type);
  // Ids become part of field names, so only numbers are accepted.
  if (!/^\d{1,6}$/.test(id)) return { kind: 'elsewhere', type, label };
  switch (type) {
    case 'control_head':
    case 'control_collapse':
      return { kind: 'heading', text: label, subText: plainText(question.subHeader) || undefined };
    case 'control_text':
      return { kind: 'paragraph', text: label };
    case 'control_divider':
      return { kind: 'divider' };
    case 'control_pagebreak':
      return { kind: 'pageBreak' };
    case 'control_image': {
      const src = readText(question.src);
      return /^https:\/\//.test(src) ? { kind: 'image', src, text: label } : undefined;
    }
    case 'control_button':
    case 'control_hidden':
      return undefined;
    case 'control_textbox':
    case 'control_autocomp':
      return { kind: 'text', ...common };
    case 'control_textarea':
      return { kind: 'textarea', ...common };
    case 'control_email':
      return { kind: 'email', ...common };
    case 'control_phone':
      return { kind: 'phone', ...common, shape: isOn(question.inputMask) ? 'fullPhone' : 'phone' };
    case 'control_number':
    case 'control_spinner':
    case 'control_slider':
      return {
        kind: 'number',
        ...common,
        min: readNumber(question.minValue ?? question.minimum),
        max: readNumber(question.maxValue ?? question.maximum),
      };
    case 'control_datetime':
      return isYes(question.allowTime)
        ? {
            kind: 'dateTime',
            ...common,
            shape: isTwelveHour(question) ? 'dateTimeHalfDays' : 'dateTime',
          }
        : { kind: 'date', ...common, shape: 'date' };
    case 'control_birthdate':
      return { kind: 'date', ...common, shape: 'birthDate' };
    case 'control_time':
      return { kind: 'time', ...common, shape: isTwelveHour(question) ? 'timeHalfDays' : 'time' };
    case 'control_yesno':
      return { kind: 'radio', ...common, options: options.length > 0 ? options : ['YES', 'NO'] };
    case 'control_dropdown':
      return choiceOrText({
        kind: isYes(question.multipleSelections) ? 'checkboxes' : 'dropdown',
        ...common,
        options,
      });
    case 'control_radio':
      return choiceOrText({ kind: 'radio', ...common, options, other });
    case 'control_checkbox':
      return choiceOrText({ kind: 'checkboxes', ...common, options, other });
    case 'control_rating':
      return {
        kind: 'rating',
        ...common,
        options: ratingSteps(1, readNumber(question.stars) ?? 5),
      };
    case 'control_scale':
      return {
        kind: 'rating',
        ...common,
        options: ratingSteps(
          readNumber(question.scaleFrom) ?? 1,
          readNumber(question.scaleAmount) ?? 5,
        ),
      };
    case 'control_fullname':
      return { kind: 'fullName', ...common };
    case 'control_address':
      return { kind: 'address', ...common };
    case 'control_matrix': {
      const rows = readOptions(question.mrows);
      const columns = readOptions(question.mcolumns);
      const isComplete = rows.length > 0 && columns.length > 0;
      return isComplete
        ? { kind: 'matrix', ...common, rows, columns }
        : { kind: 'text', ...common };
    }
    default:
      // Visitors answer files, signatures, payments, captchas and unknown types on the provider's own page.
      return { kind: 'elsewhere', type, label };
  }
}

/** A choice without options becomes a text field. */
function choiceOrText(choice: JotChoice): JotElement {
  if (choice.options.length > 0) return choice;
  const { id, label, hint, required } = choice;
  return { kind: 'text', id, label, hint, required };
}

const MAX_RATING_STEPS = 20;

const ratingSteps = (from: number, to: number): string[] =>
  Array.from({ length: Math.min(Math.max(to - from + 1, 1), MAX_RATING_STEPS) }, (_, at) =>
    String(from + at),
  );

const asProperties = (value: unknown): Properties =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const readText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, MAX_TEXT_LENGTH)
    : '';

const plainText = (value: unknown): string => providerText(readText(value));

const isYes = (value: unknown): boolean => /^yes$/i.test(readText(value));

const isOn = (value: unknown): boolean => /^(?:yes|enable)/i.test(readText(value));

const isTwelveHour = ({ timeFormat }: Properties): boolean => /am/i.test(readText(timeFormat));

function readNumber(value: unknown): number | undefined {
  const text = readText(value);
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : undefined;
}

const readOrder = ({ order }: Properties): number => readNumber(order) ?? Number.MAX_SAFE_INTEGER;

/** Reads options, which the provider sends as one text, separated by `|`. */
const readOptions = (value: unknown): string[] =>
  [...new Set(readText(value).split('|').map(providerText))]
    .filter((option) => option !== '')
    .slice(0, MAX_OPTIONS);
