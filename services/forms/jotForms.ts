type Question = Readonly<Record<string, unknown>> & { name: string; order: string; type: string };

/** A form as the provider answers it: what somebody answered last, with what was asked. */
const feedback: Readonly<Record<string, Question>> = {
  '1': {
    name: 'heading',
    order: '1',
    text: 'Miten meillä sujui?',
    subHeader: 'Vastaaminen vie pari minuuttia.',
    type: 'control_head',
  },
  '3': {
    name: 'fullName',
    order: '2',
    text: 'Nimi',
    type: 'control_fullname',
    answer: { first: 'Liisa', last: 'Malli' },
    prettyFormat: 'Liisa Malli',
  },
  '4': {
    name: 'email',
    order: '3',
    text: 'Sähköposti',
    type: 'control_email',
    required: 'Yes',
    answer: 'liisa.malli@example.com',
  },
  '5': { name: 'phone', order: '4', text: 'Puhelin', type: 'control_phone' },
  '6': {
    name: 'address',
    order: '5',
    text: 'Osoite',
    type: 'control_address',
    prettyFormat: 'Mallikatu 1, 00100 Helsinki',
  },
  '7': {
    name: 'visit',
    order: '6',
    text: 'Milloin kävit meillä?',
    type: 'control_datetime',
  },
  '8': { name: 'time', order: '7', text: 'Mihin aikaan?', type: 'control_time' },
  '9': {
    name: 'reason',
    order: '8',
    text: 'Miksi kävit?',
    type: 'control_dropdown',
    options: 'Auton osto|Auton myynti|Huolto|Muu',
    required: 'Yes',
  },
  '10': {
    name: 'again',
    order: '9',
    text: 'Tulisitko uudelleen?',
    type: 'control_radio',
    options: 'Kyllä|Ehkä|En',
  },
  '11': {
    name: 'liked',
    order: '10',
    text: 'Mikä oli hyvää?',
    type: 'control_checkbox',
    options: 'Palvelu|Hinta|Valikoima',
  },
  '12': { name: 'stars', order: '11', text: 'Arvosana', type: 'control_rating', stars: '5' },
  '13': {
    name: 'recommend',
    order: '12',
    text: 'Suosittelisitko meitä? (1–10)',
    type: 'control_scale',
    scaleFrom: '1',
    scaleAmount: '10',
  },
  '14': {
    name: 'cars',
    order: '13',
    text: 'Montako autoa taloudessa on?',
    type: 'control_spinner',
    minValue: '0',
    maxValue: '20',
  },
  '15': { name: 'km', order: '14', text: 'Ajokilometrit vuodessa', type: 'control_number' },
  '16': {
    name: 'details',
    order: '15',
    text: 'Mitä mieltä olit?',
    type: 'control_matrix',
    mrows: 'Palvelu|Odotusaika',
    mcolumns: 'Huono|Hyvä|Erinomainen',
  },
  '17': { name: 'divider', order: '16', type: 'control_divider' },
  '18': {
    name: 'message',
    order: '17',
    text: 'Vapaa sana',
    type: 'control_textarea',
  },
  '19': { name: 'plate', order: '18', text: 'Rekisteritunnus', type: 'control_textbox' },
  '20': { name: 'file', order: '19', text: 'Kuva', type: 'control_fileupload' },
  '21': { name: 'submit', order: '20', text: 'Lähetä', type: 'control_button' },
};

/** Forms that the embedded provider has, by id. */
export const jotForms: Readonly<Record<string, typeof feedback>> = { '240123456789012': feedback };
