import type { JotShape } from '../../../../domain/forms/jot/jotForm.types';

const fieldPattern = /^q(\d{1,6})(?:_(\w{1,20}))?$/;

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

type SubFields = readonly (readonly [part: string, value: string])[];

/** Functions that split a day, a time or a phone number into the fields of the provider's own form. */
const shapes: Readonly<Record<JotShape, (value: string) => SubFields>> = {
  date: dateFields,
  birthDate(value) {
    const [year = '', month = '', day = ''] = value.split('-');
    return [
      ['month', months[Number(month) - 1] ?? month],
      ['day', String(Number(day))],
      ['year', year],
    ];
  },
  dateTime(value) {
    const [day = '', time = ''] = value.split('T');
    return [...dateFields(day), ...timeFields(time, ['hour', 'min'])];
  },
  dateTimeHalfDays(value) {
    const [day = '', time = ''] = value.split('T');
    return [...dateFields(day), ...twelveHourFields(time, ['hour', 'min'])];
  },
  time: (value) => [['timeInput', value], ...timeFields(value, ['hourSelect', 'minuteSelect'])],
  timeHalfDays(value) {
    const subFields = twelveHourFields(value, ['hourSelect', 'minuteSelect']);
    const [[, hour = ''] = [], [, minute = ''] = []] = subFields;
    return [['timeInput', `${hour}:${minute}`], ...subFields];
  },
  phone(value) {
    // The country code is sent with the area code.
    const [, area, localNumber] = /^(\+\d+ \d+|\d+) (.+)$/.exec(value) ?? [];
    return area === undefined || localNumber === undefined
      ? [['phone', value]]
      : [
          ['area', area],
          ['phone', localNumber],
        ];
  },
  fullPhone: (value) => [['full', value]],
};

function dateFields(value: string): SubFields {
  const [year = '', month = '', day = ''] = value.split('-');
  return [
    ['month', month],
    ['day', day],
    ['year', year],
  ];
}

function timeFields(value: string, [hours, minutes]: readonly [string, string]): SubFields {
  const [hour = '', minute = ''] = value.split(':');
  return [
    [hours, hour],
    [minutes, minute],
  ];
}

/** Splits a time into hours from 1 to 12 and AM or PM, as the provider expects it. */
function twelveHourFields(value: string, names: readonly [string, string]): SubFields {
  const [hour = '', minute = ''] = value.split(':');
  const twelveHour = String(Number(hour) % 12 || 12).padStart(2, '0');
  const amPm = Number(hour) < 12 ? 'AM' : 'PM';
  return [...timeFields(`${twelveHour}:${minute}`, names), ['ampm', amPm]];
}

/**
 * Encodes the values of a form in its provider's format: `submission[3]`, `submission[3][first]`, and
 * `submission[3][]` for each item of a list. A value whose question is in `shapes` is split into fields. If
 * the visitor has entered a text of their own instead of a single choice, only that text is sent.
 */
export function jotAnswers({ shapes: shapesById, ...values }: Readonly<Record<string, unknown>>): {
  formId: string;
  answers: [name: string, value: string][];
} {
  const getShape = (id: string): JotShape | undefined =>
    (shapesById as Readonly<Record<string, JotShape>> | undefined)?.[id];
  const answers = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const [, id, subField] = fieldPattern.exec(name) ?? [];
    if (id === undefined || value === undefined || value === null || value === '') return [];
    const shape = subField === undefined ? getShape(id) : undefined;
    if (shape) {
      return shapes[shape](String(value)).map(([key, text]) => [`submission[${id}][${key}]`, text]);
    }
    const list = Array.isArray(value);
    if (!list && subField === undefined && Boolean(values[`${name}_other`])) return [];
    const key = subField === undefined ? `submission[${id}]` : `submission[${id}][${subField}]`;
    return (list ? value : [value]).map((item): [string, string] => [
      list ? `${key}[]` : key,
      String(item),
    ]);
  });
  return { formId: String(values.formId), answers };
}
