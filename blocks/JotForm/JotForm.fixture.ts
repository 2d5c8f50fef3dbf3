import type { BlockExamples } from '../blockExamples';
import type { JotFormData } from './JotForm.data';

const optional = { required: false } as const;

const data: JotFormData = {
  site: 'carstore-fi',
  form: {
    id: '240123456789012',
    page: 'https://forms.example/240123456789012',
    elements: [
      { kind: 'heading', text: 'How did we do?', subText: 'Two minutes will do.' },
      { kind: 'fullName', id: '3', label: 'Name', ...optional },
      { kind: 'email', id: '4', label: 'E-mail', required: true },
      { kind: 'phone', id: '5', label: 'Phone', ...optional },
      { kind: 'address', id: '6', label: 'Address', ...optional },
      { kind: 'date', id: '7', label: 'When did you come?', ...optional },
      { kind: 'time', id: '8', label: 'At what time?', ...optional },
      { kind: 'dateTime', id: '22', label: 'When may we ring?', ...optional },
      { kind: 'dropdown', id: '9', label: 'Why?', options: ['Buy', 'Sell'], required: true },
      { kind: 'radio', id: '10', label: 'Again?', options: ['Yes', 'No'], ...optional },
      {
        kind: 'checkboxes',
        id: '11',
        label: 'What was good?',
        options: ['Prices', 'Choice'],
        ...optional,
      },
      { kind: 'rating', id: '12', label: 'Stars', options: ['1', '2', '3', '4', '5'], ...optional },
      { kind: 'number', id: '14', label: 'Cars', min: 0, max: 20, ...optional },
      {
        kind: 'matrix',
        id: '16',
        label: 'What did you think?',
        rows: ['Service', 'Waiting'],
        columns: ['Poor', 'Good'],
        ...optional,
      },
      { kind: 'divider' },
      { kind: 'paragraph', text: 'We read every answer.' },
      { kind: 'textarea', id: '18', label: 'Anything else?', ...optional },
      { kind: 'text', id: '19', label: 'Registration', ...optional },
      { kind: 'elsewhere', type: 'control_fileupload', label: 'Picture' },
    ],
  },
};

const fields = { Title: { value: 'Feedback' }, FormId: { value: '240123456789012' } } as const;

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { ...fields, Text: { value: 'Tell us how it went.' }, data },
  ProviderFails: { ...fields, data: { site: 'carstore-fi' } },
  MissingFormId: { Title: { value: 'Feedback' }, data: { site: 'carstore-fi' } },
} satisfies BlockExamples<'JotForm'>;
