import type {
  JotElement,
  JotForm,
  JotQuestion,
  JotShape,
} from '../../../../domain/forms/jot/jotForm.types';

/** Fields of a name and of an address, with the provider's names. */
const nameSubFields = ['first', 'last'] as const;
const addressSubFields = ['addr_line1', 'postal', 'city'] as const;

/** Name of the field of a choice that holds the visitor's own text. */
export const OTHER_SUB_FIELD = 'other';

/** Name of the field of a question, or of one of its fields: `q3`, `q3_first`. */
export const fieldName = (id: string, subField?: string | number): string =>
  subField === undefined ? `q${id}` : `q${id}_${subField}`;

/** Ids of a form's elements; they contain the form's id, because a page may have several forms. */
export const jotIds = (formId: string) => ({
  form: `jot-${formId}`,
  sent: `jot-${formId}-sent`,
  field: (name: string) => `jot-${formId}-${name}`,
});

/** Whether an element of a form takes an answer; headings and texts do not. */
export function isQuestion(element: JotElement): element is JotQuestion {
  return 'required' in element;
}

/** Elements of a form that take an answer, in its order. */
export const getQuestions = ({ elements }: JotForm): JotQuestion[] => elements.filter(isQuestion);

/** Fields of a question that has several; undefined for a single field. */
export function getSubFields(question: JotQuestion): readonly (string | number)[] | undefined {
  if (question.kind === 'fullName') return nameSubFields;
  if (question.kind === 'address') return addressSubFields;
  if (question.kind === 'matrix') return question.rows.map((_, at) => at);
  return undefined;
}

/** Formats that split answers into fields, by the ids of their questions. */
export const getShapesByField = (form: JotForm): Readonly<Record<string, JotShape>> =>
  Object.fromEntries(
    getQuestions(form).flatMap((question): [string, JotShape][] =>
      'shape' in question && question.shape ? [[question.id, question.shape]] : [],
    ),
  );
