import type { ValidationError } from 'yup';
import { fieldErrors } from '../../../model/fieldErrors';
import { jotAnswers } from '../../../model/jot/jotAnswers';
import { jotSchema } from '../../../model/jot/jotSchema';
import { toJotForm, readJotQuestions } from '../../../model/jot/readJotForm';
import { jotForm } from '../../../server/jotForm';
import { jotForms } from '../../../../../services/forms/jotForms';
import { sites } from '../../../../../sites/sites';

const body = { content: [{ answers: jotForms['240123456789012'] }] };
const form = toJotForm('240123456789012', 'https://forms.example/1', readJotQuestions(body));

const readElement = (question: object, id = '3') => {
  const answers = readJotQuestions({ content: [{ answers: { [id]: question } }] });
  return toJotForm('1', 'https://forms.example/1', answers).elements[0];
};

const validationErrors = (values: object) => {
  try {
    jotSchema(form).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    return fieldErrors(error as ValidationError);
  }
};

test('[FORM-52] answers of visitors in the provider’s response are dropped, in every field', () => {
  const text = JSON.stringify([readJotQuestions(body), form]);
  expect(text).not.toMatch(/liisa|Mallikatu|prettyFormat|"answer"/i);
});

test('[FORM-52] [OQ-125] elements have the provider’s order and texts', () => {
  expect(form.elements[0]).toEqual({
    kind: 'heading',
    text: 'Miten meillä sujui?',
    subText: 'Vastaaminen vie pari minuuttia.',
  });
  expect(form.elements.map(({ kind }) => kind)).toEqual([
    ...['heading', 'fullName', 'email', 'phone', 'address', 'date', 'time', 'dropdown', 'radio'],
    ...['checkboxes', 'rating', 'rating', 'number', 'number', 'matrix', 'divider', 'textarea'],
    ...['text', 'elsewhere'],
  ]);
});

test.each([
  ['control_fileupload', 'elsewhere'],
  ['control_signature', 'elsewhere'],
  ['control_captcha', 'elsewhere'],
  ['control_stripe', 'elsewhere'],
  ['control_invented', 'elsewhere'],
  ['control_pagebreak', 'pageBreak'],
  ['control_text', 'paragraph'],
  ['control_dropdown', 'text'],
  ['control_matrix', 'text'],
])('[FORM-52] %s becomes the element %s, and no question is dropped silently', (type, kind) => {
  expect(readElement({ type, text: 'Asked', name: 'a', order: '1' })).toMatchObject({ kind });
});

test('a question without a numeric id is not rendered as a field', () => {
  expect(readElement({ type: 'control_textbox', text: 'A' }, '__proto__x')).toMatchObject({
    kind: 'elsewhere',
  });
});

test.each([undefined, null, {}, { content: [] }, { content: [{}] }, 'x'])(
  'a malformed response is an error of the provider: %j',
  (nonsense) => expect(() => readJotQuestions(nonsense)).toThrow(TypeError),
);

test('[FORM-52] the schema validates answers against the definition', () => {
  expect(validationErrors({})).toEqual({ q4: 'required', q9: 'required' });
  const validValues = { q4: 'a@b.fi', q9: 'Huolto' };
  expect(validationErrors(validValues)).toEqual({});
  expect(
    validationErrors({
      ...validValues,
      q4: 'nobody',
      q5: 'x',
      q7: 'yesterday',
      q8: 'noon',
      q9: 'Invented',
      q11: ['Hinta', 'Invented'],
      q12: '9',
      q14: '21',
      q16_0: 'Invented',
    }),
  ).toMatchObject({
    q4: 'pattern',
    q5: 'pattern',
    q7: 'pattern',
    q8: 'pattern',
    q9: 'pattern',
    q12: 'pattern',
    q14: 'pattern',
    q16_0: 'pattern',
  });
});

test('several choices sent one per line, as without script, are read as a list', () => {
  const values = jotSchema(form).validateSync({ q4: 'a@b.fi', q9: 'Muu', q11: 'Hinta\nPalvelu' });
  expect((values as { q11: string[] }).q11).toEqual(['Hinta', 'Palvelu']);
});

test('[FORM-52] answers are sent in the format of the provider', () => {
  const { formId, answers } = jotAnswers({
    formId: '1',
    source: 'https://a.example',
    q3_first: 'Liisa',
    q4: 'a@b.fi',
    q5: '',
    q11: ['Hinta', 'Palvelu'],
  });
  expect(formId).toBe('1');
  expect(answers).toEqual([
    ['submission[3][first]', 'Liisa'],
    ['submission[4]', 'a@b.fi'],
    ['submission[11][]', 'Hinta'],
    ['submission[11][]', 'Palvelu'],
  ]);
});

describe('definitions in the provider’s format', () => {
  it.each([
    ['Fr&aring;gor? &ndash; 5 &lt; 7', 'Frågor? – 5 < 7'],
    ['<b>Namn</b> &amp; adress', 'Namn & adress'],
    ['Personal<br />', 'Personal'],
    ['<p>Ett</p><p>Två</p>', 'Ett Två'],
    ['V<b>o</b>lvo', 'Volvo'],
    ['Pris&nbsp;i&#32;kr &#x20AC;', 'Pris i kr €'],
    ['5 < 7 och 8 > 6', '5 < 7 och 8 > 6'],
    ['A<script>alert(1)</script>B', 'A B'],
    ['&lt;img src=x&gt;', '<img src=x>'],
    ['Ångra &quot;allt&quot;', 'Ångra "allt"'],
  ])('the text %j is read as %j', (input, expected) => {
    expect(readElement({ type: 'control_textbox', text: input })).toMatchObject({
      label: expected,
    });
    expect(readElement({ type: 'control_head', text: input, subHeader: input })).toMatchObject({
      text: expected,
      subText: expected,
    });
    expect(readElement({ type: 'control_textbox', text: 'A', description: input })).toMatchObject({
      hint: expected,
    });
    expect(
      readElement({ type: 'control_dropdown', text: 'A', options: `${input}|B` }),
    ).toMatchObject({
      options: [expected, 'B'],
    });
    expect(
      readElement({ type: 'control_matrix', text: 'A', mrows: `${input}|B`, mcolumns: input }),
    ).toMatchObject({ rows: [expected, 'B'], columns: [expected] });
  });

  it.each([
    [{ type: 'control_textbox', hidden: 'Yes' }, undefined],
    [{ type: 'control_textbox', hidden: 'No' }, { kind: 'text' }],
    [{ type: 'control_yesno' }, { kind: 'radio', options: ['YES', 'NO'] }],
    [
      { type: 'control_yesno', options: 'Ja|Nej' },
      { kind: 'radio', options: ['Ja', 'Nej'] },
    ],
    [{ type: 'control_birthdate' }, { kind: 'date', shape: 'birthDate' }],
    [
      { type: 'control_slider', minValue: '1', maxValue: '9' },
      { kind: 'number', min: 1, max: 9 },
    ],
    [{ type: 'control_collapse' }, { kind: 'heading', text: 'A' }],
    [{ type: 'control_radio', options: 'B|C', allowOther: 'Yes' }, { other: {} }],
    [
      { type: 'control_checkbox', options: 'B|C', allowOther: 'Yes', otherText: 'Muu' },
      { other: { label: 'Muu' } },
    ],
    [
      { type: 'control_dropdown', options: 'B|C', multipleSelections: 'Yes' },
      { kind: 'checkboxes' },
    ],
    [
      { type: 'control_datetime', allowTime: 'Yes' },
      { kind: 'dateTime', shape: 'dateTime' },
    ],
    [
      { type: 'control_datetime', allowTime: 'Yes', timeFormat: 'AM/PM' },
      { kind: 'dateTime', shape: 'dateTimeHalfDays' },
    ],
  ])('the question %j becomes the element %j', (question, element) => {
    const result = readElement({ text: 'A', ...question });
    if (element === undefined) expect(result).toBeUndefined();
    else expect(result).toMatchObject(element);
  });
});

describe('submitted values', () => {
  const createForm = (question: object) =>
    toJotForm('1', 'https://forms.example/1', { '3': { text: 'A', ...question } });
  const check = (question: object, values: object): unknown => {
    try {
      return jotSchema(createForm(question)).validateSync(values, { abortEarly: false });
    } catch (error) {
      return fieldErrors(error as ValidationError);
    }
  };

  it.each([
    ['12 000', '12000'],
    ['12.000', '12000'],
    ['12,000', '12000'],
    ['12’000', '12000'],
    ['12\u00a0000', '12000'],
    ['1.234.567', '1234567'],
    ['1 234,5', '1234.5'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    ['0.500', '0.5'],
    ['-3', '-3'],
    ['\u22123', '-3'],
    ['007', '7'],
    ['', ''],
  ])('%j is the number %j', (typed, number) => {
    expect(check({ type: 'control_number' }, { q3: typed })).toMatchObject({ q3: number });
  });

  it.each(['1e5', '0x10', 'Infinity', '12,5,5', '1..2', '--3', '3-', 'tolv', '1.2.3', '5 %', '.'])(
    '%j is not a number',
    (typed) => expect(check({ type: 'control_number' }, { q3: typed })).toEqual({ q3: 'pattern' }),
  );

  it('are validated quickly if they are very long', () => {
    expect(check({ type: 'control_number' }, { q3: '1,'.repeat(60_000) })).toMatchObject({
      q3: expect.any(String) as string,
    });
    expect(check({ type: 'control_phone' }, { q3: '-'.repeat(60_000) })).toMatchObject({
      q3: expect.any(String) as string,
    });
  });

  it.each([
    ['control_datetime', '2026-02-30'],
    ['control_datetime', '2026-13-45'],
    ['control_datetime', '0000-00-00'],
    ['control_datetime', '2027-02-29'],
    ['control_birthdate', '1990-04-31'],
    ['control_time', '24:00'],
    ['control_time', '12:60'],
    ['control_time', '9:30'],
  ])('of type %s cannot be %j', (type, typed) => {
    expect(check({ type }, { q3: typed })).toEqual({ q3: 'pattern' });
  });

  it.each(['2026-02-30T09:30', '2026-02-28T25:00', '2026-02-28', 'T09:30', '2026-02-28T09:30T'])(
    'of a date with a time cannot be %j',
    (typed) => {
      const question = { type: 'control_datetime', allowTime: 'Yes' };
      expect(check(question, { q3: typed })).toEqual({ q3: 'pattern' });
    },
  );

  it('may be free text if the choice has an "other" option', () => {
    const question = { type: 'control_radio', options: 'B|C', allowOther: 'Yes', required: 'Yes' };
    expect(check(question, {})).toEqual({ q3: 'required' });
    expect(check(question, { q3_other: 'D' })).toMatchObject({ q3_other: 'D' });
    expect(check(question, { q3: 'D' })).toEqual({ q3: 'pattern' });
    const checkboxQuestion = { ...question, type: 'control_checkbox' };
    expect(check(checkboxQuestion, { q3: [] })).toEqual({ q3: 'required' });
    expect(check(checkboxQuestion, { q3: [], q3_other: 'D' })).toMatchObject({ q3_other: 'D' });
    expect(jotAnswers({ formId: '1', q3: 'B', q3_other: 'D' }).answers).toEqual([
      ['submission[3][other]', 'D'],
    ]);
    expect(jotAnswers({ formId: '1', q3: ['B'], q3_other: 'D' }).answers).toEqual([
      ['submission[3][]', 'B'],
      ['submission[3][other]', 'D'],
    ]);
  });
});

test.each([
  [{ type: 'control_datetime' }, '2026-12-01', { month: '12', day: '01', year: '2026' }],
  [{ type: 'control_birthdate' }, '1990-04-03', { month: 'April', day: '3', year: '1990' }],
  [
    { type: 'control_datetime', allowTime: 'Yes' },
    '2026-12-01T14:05',
    { month: '12', day: '01', year: '2026', hour: '14', min: '05' },
  ],
  [
    { type: 'control_datetime', allowTime: 'Yes', timeFormat: 'AM/PM' },
    '2026-12-01T00:05',
    { month: '12', day: '01', year: '2026', hour: '12', min: '05', ampm: 'AM' },
  ],
  [
    { type: 'control_time', timeFormat: '24 Hour' },
    '09:30',
    { timeInput: '09:30', hourSelect: '09', minuteSelect: '30' },
  ],
  [
    { type: 'control_time', timeFormat: 'AM/PM' },
    '12:30',
    { timeInput: '12:30', hourSelect: '12', minuteSelect: '30', ampm: 'PM' },
  ],
  [{ type: 'control_phone' }, '070-123 45 67', { area: '070', phone: '123 45 67' }],
  [{ type: 'control_phone' }, '+358 40 123 4567', { area: '+358 40', phone: '123 4567' }],
  [{ type: 'control_phone' }, '0701234567', { phone: '0701234567' }],
  [{ type: 'control_phone', inputMask: 'enable' }, '070-123 45 67', { full: '070 123 45 67' }],
])(
  '[FORM-52] for the question %j, the answer %j is sent as the sub-fields %j',
  async (question, typed, subFields) => {
    const parsed = toJotForm('100001', 'https://forms.example/1', {
      '3': { text: 'A', ...question },
    });
    const values = { formId: '100001', q3: typed };
    const schema = await jotForm.findSchema!(
      values,
      {
        findJotForm: async () => parsed,
        jotFormsOf: async () => new Set(['100001']),
        findServices: async () => undefined,
      },
      { site: sites['carstore-fi'], path: '/' },
    );
    const storedValues = schema.validateSync({ ...values, shapes: { 3: 'fullPhone' } }) as object;
    expect(jotAnswers({ ...storedValues })).toEqual({
      formId: '100001',
      answers: Object.entries(subFields).map(([subField, value]) => [
        `submission[3][${subField}]`,
        value,
      ]),
    });
  },
);
