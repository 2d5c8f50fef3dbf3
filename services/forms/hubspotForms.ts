/** A text by language. */
type LocalizedText = Readonly<Record<string, string>>;

interface HubspotField {
  name: string;
  type: 'text' | 'email' | 'textarea';
  label: LocalizedText;
  required: boolean;
  autocomplete?: string;
}

interface HubspotForm {
  fields: readonly HubspotField[];
  submit: LocalizedText;
  thanks: LocalizedText;
}

const invalid: LocalizedText = {
  sv: 'Fyll i fälten som är markerade med *.',
  nb: 'Fyll ut feltene merket med *.',
  en: 'Fill in the fields marked with *.',
  sk: 'Vyplňte polia označené *.',
  fi: 'Täytä tähdellä (*) merkityt kentät.',
};

const failed: LocalizedText = {
  sv: 'Det gick inte att skicka. Försök igen.',
  nb: 'Kunne ikke sende. Prøv igjen.',
  en: 'It could not be sent. Try again.',
  sk: 'Nepodarilo sa odoslať. Skúste to znova.',
  fi: 'Lähetys ei onnistunut. Yritä uudelleen.',
};

const email: HubspotField = {
  name: 'email',
  type: 'email',
  label: { sv: 'E-post', nb: 'E-post', en: 'Email', sk: 'E-mail', fi: 'Sähköposti' },
  required: true,
  autocomplete: 'email',
};

const firstName: HubspotField = {
  name: 'firstname',
  type: 'text',
  label: { sv: 'Förnamn', nb: 'Fornavn', en: 'First name', sk: 'Meno', fi: 'Etunimi' },
  required: false,
  autocomplete: 'given-name',
};

/** The forms of the embedded provider, by id. */
const forms: Readonly<Record<string, HubspotForm>> = {
  '5f0c2b1e-8d3a-4c6f-9b7e-1a2b3c4d5e6f': {
    fields: [firstName, email],
    submit: { sv: 'Prenumerera', nb: 'Abonner', en: 'Subscribe', sk: 'Odoberať', fi: 'Tilaa' },
    thanks: {
      sv: 'Tack! Du får vårt nästa nyhetsbrev.',
      nb: 'Takk! Du får vårt neste nyhetsbrev.',
      en: 'Thank you! You will receive our next newsletter.',
      sk: 'Ďakujeme! Dostanete náš ďalší newsletter.',
      fi: 'Kiitos! Saat seuraavan uutiskirjeemme.',
    },
  },
  '7a9d4c2f-1b6e-4f80-a3c5-9e8d7c6b5a40': {
    fields: [
      firstName,
      email,
      {
        name: 'message',
        type: 'textarea',
        label: { sv: 'Fråga', nb: 'Spørsmål', en: 'Question', sk: 'Otázka', fi: 'Kysymys' },
        required: true,
      },
    ],
    submit: { sv: 'Skicka', nb: 'Send', en: 'Send', sk: 'Odoslať', fi: 'Lähetä' },
    thanks: {
      sv: 'Tack! Vi svarar inom en arbetsdag.',
      nb: 'Takk! Vi svarer innen en virkedag.',
      en: 'Thank you! We will answer within a working day.',
      sk: 'Ďakujeme! Odpovieme do jedného pracovného dňa.',
      fi: 'Kiitos! Vastaamme yhden työpäivän kuluessa.',
    },
  },
};

/** Returns a form in a language, in the format of the provider's script; undefined if the id is unknown. */
export function findHubspotForm(id: string, language: string): object | undefined {
  if (!Object.hasOwn(forms, id)) return undefined;
  const form = forms[id];
  const translate = (texts: LocalizedText = {}) => texts[language] ?? texts.en;
  return {
    fields: form?.fields.map((field) => ({ ...field, label: translate(field.label) })),
    submit: translate(form?.submit),
    thanks: translate(form?.thanks),
    invalid: translate(invalid),
    failed: translate(failed),
  };
}
