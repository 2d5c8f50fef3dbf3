import type { JotShape } from '../../../../domain/forms/jot/jotForm.types';

const fieldPattern = /^q(\d{1,6})(?:_(\w{1,20}))?$/;

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

type Parts = readonly (readonly [part: string, value: string])[];

/** A day, an hour or a phone number in the parts that the provider's own form sends. */
const shapes: Readonly<Record<JotShape, (value: string) => Parts>> = {
  date: dateParts,
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
    return [...dateParts(day), ...clockParts(time, ['hour', 'min'])];
  },
  dateTimeHalfDays(value) {
    const [day = '', time = ''] = value.split('T');
    return [...dateParts(day), ...halfDayParts(time, ['hour', 'min'])];
  },
  time: (value) => [['timeInput', value], ...clockParts(value, ['hourSelect', 'minuteSelect'])],
  timeHalfDays(value) {
    const parts = halfDayParts(value, ['hourSelect', 'minuteSelect']);
    const [[, hour = ''] = [], [, minute = ''] = []] = parts;
    return [['timeInput', `${hour}:${minute}`], ...parts];
  },
  phone(value) {
    // A country's code belongs to the area's.
    const [, area, rest] = /^(\+\d+ \d+|\d+) (.+)$/.exec(value) ?? [];
    return area === undefined || rest === undefined
      ? [['phone', value]]
      : [
          ['area', area],
          ['phone', rest],
        ];
  },
  fullPhone: (value) => [['full', value]],
};

function dateParts(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-');
  return [
    ['month', month],
    ['day', day],
    ['year', year],
  ];
}

function clockParts(value: string, [hours, minutes]: readonly [string, string]): Parts {
  const [hour = '', minute = ''] = value.split(':');
  return [
    [hours, hour],
    [minutes, minute],
  ];
}

/** Hours from 1 to 12, before noon or after. */
function halfDayParts(value: string, names: readonly [string, string]): Parts {
  const [hour = '', minute = ''] = value.split(':');
  const shown = String(Number(hour) % 12 || 12).padStart(2, '0');
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return [...clockParts(`${shown}:${minute}`, names), ['ampm', half]];
}

/**
 * The values of a form as its provider takes them: `submission[3]`, `submission[3][first]`, lists one by one, and in the parts
 * that `shapes` names by the ids of questions. Words of one's own take the place of a single choice.
 */
export function jotAnswers({ shapes: shaped, ...values }: Readonly<Record<string, unknown>>): {
  formId: string;
  answers: [name: string, value: string][];
} {
  const shapeOf = (id: string): JotShape | undefined =>
    (shaped as Readonly<Record<string, JotShape>> | undefined)?.[id];
  const answers = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const [, id, part] = fieldPattern.exec(name) ?? [];
    if (id === undefined || value === undefined || value === null || value === '') return [];
    const shape = part === undefined ? shapeOf(id) : undefined;
    if (shape) {
      return shapes[shape](String(value)).map(([key, text]) => [`submission[${id}][${key}]`, text]);
    }
    const list = Array.isArray(value);
    if (!list && part === undefined && Boolean(values[`${name}_other`])) return [];
    const key = part === undefined ? `submission[${id}]` : `submission[${id}][${part}]`;
    return (list ? value : [value]).map((one): [string, string] => [
      list ? `${key}[]` : key,
      String(one),
    ]);
  });
  return { formId: String(values.formId), answers };
}
