import type { ValidationError } from 'yup';
import { fieldFaults } from '../../../../../domain/forms/fieldFaults';
import { jotAnswers } from '../../../../../domain/forms/jot/jotAnswers';
import { jotSchema } from '../../../../../domain/forms/jot/jotSchema';
import { jotFormOf, readJotAnswers } from '../../../../../domain/forms/jot/readJotForm';
import { jotForms } from '../../../../../services/forms/jotForms';

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
