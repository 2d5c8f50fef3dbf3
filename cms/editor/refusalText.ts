import { array, mixed, string } from 'yup';
import type { LocalizableMessage, MessageValue } from '../../domain/localizable';
import { fieldLabel, typeName } from './forms/contractTexts';
import { getTexts } from './loadedTexts';

const translations = getTexts('refusals');

/** Yup fields of an error's `extensions` that name the template of its message and the values to fill in. */
export const templateShape = {
  template: string(),
  values: array().of(mixed<MessageValue>().defined()),
};

/** An error of the platform, with the template and values of its message if it has any (localizable.ts). */
export interface Refusal {
  message: string;
  extensions?: { template?: string; values?: readonly MessageValue[] };
}

/**
 * Returns a refusal in the editor's language, or the platform's own text if a newer platform sent an unknown
 * one.
 */
export const refusalText = ({ message, extensions: { template, values } = {} }: Refusal): string =>
  messageText({ text: message, template: template ?? message, values: values ?? [] });

/** A message of the platform in the editor's language, with the messages and names of fields in it. */
export function messageText({ text, template, values }: LocalizableMessage): string {
  const translation = Object.hasOwn(translations, template) ? translations[template] : undefined;
  const words = Object.fromEntries(values.map(valueText).entries());
  if (typeof translation === 'function') return translation(words);
  if (translation !== undefined) return translation;
  // Some templates only join messages.
  return /[a-z]/i.test(template)
    ? text
    : template.replace(/\{(\d+)\}/g, (_, at: string) => words[at] ?? '');
}

function valueText(value: MessageValue): string {
  if (typeof value !== 'object') return String(value);
  if ('field' in value) return fieldLabel(value.field, value);
  return 'type' in value ? typeName(value.type) : messageText(value);
}
