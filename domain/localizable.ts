/** A field, named to the editor by its label. */
export interface FieldName {
  /** Name in the contract. */
  field: string;
  /** Name of the contract that has the field. */
  owner?: string;
  /** Where the field is in what was sent. */
  path?: string;
}

/** A block or another type of content, named to the editor by its name in the editor's language. */
interface TypeName {
  type: string;
}

export type MessageValue = string | number | FieldName | TypeName | LocalizableMessage;

/** A message with values. The editor finds its translation by the template (cms/editor/messages/refusals). */
export interface LocalizableMessage {
  /** The English message with `{0}`, `{1}` for its values. */
  template: string;
  values: readonly MessageValue[];
  /** The English message. */
  text: string;
}

/** Tag of template literals for messages: keeps the values apart from the template. */
export const localizable = (
  strings: TemplateStringsArray,
  ...values: readonly MessageValue[]
): LocalizableMessage => ({
  template: strings.reduce((template, string, index) => `${template}{${index - 1}}${string}`),
  values,
  text: String.raw({ raw: strings }, ...values.map(englishValue)),
});

/** The English text of a message. */
export const messageText = (message: string | LocalizableMessage): string =>
  typeof message === 'string' ? message : message.text;

function englishValue(value: MessageValue): string | number {
  if (typeof value !== 'object') return value;
  if ('field' in value) return value.path ?? value.field;
  return 'type' in value ? value.type : value.text;
}
