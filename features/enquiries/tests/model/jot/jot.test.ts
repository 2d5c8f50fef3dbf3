import type { ValidationError } from 'yup';
import { fieldFaults } from '../../../model/fieldFaults';
import { jotAnswers } from '../../../model/jot/jotAnswers';
import { jotSchema } from '../../../model/jot/jotSchema';
import { jotFormOf, readJotAnswers } from '../../../model/jot/readJotForm';
import { jotForm } from '../../../server/jotForm';
import { jotForms } from '../../../../../services/forms/jotForms';
import { sites } from '../../../../../sites/sites';

const body = { content: [{ answers: jotForms['240123456789012'] }] };
const form = jotFormOf('240123456789012', 'https://forms.example/1', readJotAnswers(body));

const one = (question: object, id = '3') => {
  const answers = readJotAnswers({ content: [{ answers: { [id]: question } }] });
  return jotFormOf('1', 'https://forms.example/1', answers).elements[0];
};

const faultsOf = (values: object) => {
  try {
    jotSchema(form).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    return fieldFaults(error as ValidationError);
  }
};

test('[FORM-52] what somebody answered is dropped, whatever it is called beside it', () => {
  const text = JSON.stringify([readJotAnswers(body), form]);
  expect(text).not.toMatch(/liisa|Mallikatu|prettyFormat|"answer"/i);
});

test('[FORM-52] [OQ-125] elements stand in the order of the provider, with what is asked', () => {
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
])('[FORM-52] %s is %s: nothing is dropped without a word', (type, kind) => {
  expect(one({ type, text: 'Asked', name: 'a', order: '1' })).toMatchObject({ kind });
});

test('a question whose id is no number is no name of a field', () => {
  expect(one({ type: 'control_textbox', text: 'A' }, '__proto__x')).toMatchObject({
    kind: 'elsewhere',
  });
});

test.each([undefined, null, {}, { content: [] }, { content: [{}] }, 'x'])(
  'an answer of nonsense is the provider’s failure: %j',
  (nonsense) => expect(() => readJotAnswers(nonsense)).toThrow(TypeError),
);

test('[FORM-52] the schema is made from the definition', () => {
  expect(faultsOf({})).toEqual({ q4: 'required', q9: 'required' });
  const fit = { q4: 'a@b.fi', q9: 'Huolto' };
  expect(faultsOf(fit)).toEqual({});
  expect(
    faultsOf({
      ...fit,
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

test('without script the chosen ones come one a line', () => {
  const values = jotSchema(form).validateSync({ q4: 'a@b.fi', q9: 'Muu', q11: 'Hinta\nPalvelu' });
  expect((values as { q11: string[] }).q11).toEqual(['Hinta', 'Palvelu']);
});

test('[FORM-52] answers go back as the provider takes them', () => {
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

describe('definitions as the provider writes them', () => {
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
  ])('the text %j is %j', (written, shown) => {
    expect(one({ type: 'control_textbox', text: written })).toMatchObject({ label: shown });
    expect(one({ type: 'control_head', text: written, subHeader: written })).toMatchObject({
      text: shown,
      subText: shown,
    });
    expect(one({ type: 'control_textbox', text: 'A', description: written })).toMatchObject({
      hint: shown,
    });
    expect(one({ type: 'control_dropdown', text: 'A', options: `${written}|B` })).toMatchObject({
      options: [shown, 'B'],
    });
    expect(
      one({ type: 'control_matrix', text: 'A', mrows: `${written}|B`, mcolumns: written }),
    ).toMatchObject({ rows: [shown, 'B'], columns: [shown] });
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
  ])('%j is shown as %j', (question, element) => {
    const shown = one({ text: 'A', ...question });
    if (element === undefined) expect(shown).toBeUndefined();
    else expect(shown).toMatchObject(element);
  });
});

describe('what is filled in', () => {
  const formWith = (question: object) =>
    jotFormOf('1', 'https://forms.example/1', { '3': { text: 'A', ...question } });
  const check = (question: object, values: object): unknown => {
    try {
      return jotSchema(formWith(question)).validateSync(values, { abortEarly: false });
    } catch (error) {
      return fieldFaults(error as ValidationError);
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
    '%j is no number',
    (typed) => expect(check({ type: 'control_number' }, { q3: typed })).toEqual({ q3: 'pattern' }),
  );

  it('is bounded', () => {
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
  ])('of %s %j is impossible', (type, typed) => {
    expect(check({ type }, { q3: typed })).toEqual({ q3: 'pattern' });
  });

  it.each(['2026-02-30T09:30', '2026-02-28T25:00', '2026-02-28', 'T09:30', '2026-02-28T09:30T'])(
    'as a day with a time %j is impossible',
    (typed) => {
      const question = { type: 'control_datetime', allowTime: 'Yes' };
      expect(check(question, { q3: typed })).toEqual({ q3: 'pattern' });
    },
  );

  it('may be in other words, where a choice takes them', () => {
    const question = { type: 'control_radio', options: 'B|C', allowOther: 'Yes', required: 'Yes' };
    expect(check(question, {})).toEqual({ q3: 'required' });
    expect(check(question, { q3_other: 'D' })).toMatchObject({ q3_other: 'D' });
    expect(check(question, { q3: 'D' })).toEqual({ q3: 'pattern' });
    const some = { ...question, type: 'control_checkbox' };
    expect(check(some, { q3: [] })).toEqual({ q3: 'required' });
    expect(check(some, { q3: [], q3_other: 'D' })).toMatchObject({ q3_other: 'D' });
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
])('[FORM-52] the answer to %j, %j, goes back in the parts %j', async (question, typed, parts) => {
  const asked = jotFormOf('100001', 'https://forms.example/1', { '3': { text: 'A', ...question } });
  const values = { formId: '100001', q3: typed };
  const schema = await jotForm.findSchema!(
    values,
    {
      findJotForm: async () => asked,
      jotFormsOf: async () => new Set(['100001']),
      findServices: async () => undefined,
    },
    { site: sites['carstore-fi'], path: '/' },
  );
  const kept = schema.validateSync({ ...values, shapes: { 3: 'fullPhone' } }) as object;
  expect(jotAnswers({ ...kept })).toEqual({
    formId: '100001',
    answers: Object.entries(parts).map(([part, value]) => [`submission[3][${part}]`, value]),
  });
});
