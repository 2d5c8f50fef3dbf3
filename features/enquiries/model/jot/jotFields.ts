import type {
  JotElement,
  JotForm,
  JotQuestion,
  JotShape,
} from '../../../../domain/forms/jot/jotForm.types';

/** Lines of a name and of an address, as the provider calls them. */
const nameParts = ['first', 'last'] as const;
const addressParts = ['addr_line1', 'postal', 'city'] as const;

/** Part of a choice that is answered in words of one's own. */
export const OTHER_PART = 'other';

/** Name of the field of a question, or of a part of one: `q3`, `q3_first`. */
export const fieldName = (id: string, part?: string | number): string =>
  part === undefined ? `q${id}` : `q${id}_${part}`;

/** Ids of a form's elements: a page may have several forms. */
export const jotIds = (formId: string) => ({
  form: `jot-${formId}`,
  sent: `jot-${formId}-sent`,
  field: (name: string) => `jot-${formId}-${name}`,
});

export function isQuestion(element: JotElement): element is JotQuestion {
  return 'required' in element;
}

export const questionsOf = ({ elements }: JotForm): JotQuestion[] => elements.filter(isQuestion);

/** Parts of a question, each with a field of its own; undefined where it is one field. */
export function partsOf(question: JotQuestion): readonly (string | number)[] | undefined {
  if (question.kind === 'fullName') return nameParts;
  if (question.kind === 'address') return addressParts;
  if (question.kind === 'matrix') return question.rows.map((_, at) => at);
  return undefined;
}

/** In which parts answers are sent, by the ids of their questions. */
export const shapesOf = (form: JotForm): Readonly<Record<string, JotShape>> =>
  Object.fromEntries(
    questionsOf(form).flatMap((question): [string, JotShape][] =>
      'shape' in question && question.shape ? [[question.id, question.shape]] : [],
    ),
  );
