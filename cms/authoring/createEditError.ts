import { GraphQLError } from 'graphql';
import type { LocalizableMessage } from '../../domain/localizable';

/** Reason why a change is refused. */
export type EditErrorCode = 'NOT_FOUND' | 'BAD_INPUT' | 'CONFLICT' | 'FORBIDDEN';

/**
 * Creates the error of a refused change, which the editor can act on.
 * @param message in English; cms/editor/messages/refusals has its translations
 */
export function createEditError(
  code: EditErrorCode,
  message: string | LocalizableMessage,
  details: Record<string, unknown> = {},
): GraphQLError {
  if (typeof message === 'string')
    return new GraphQLError(message, { extensions: { code, ...details } });
  const { text, template, values } = message;
  return new GraphQLError(text, { extensions: { code, template, values, ...details } });
}

/** The message of a refusal, such as one that is kept to be read later. */
export function messageOf({ message, extensions }: GraphQLError): LocalizableMessage {
  const { template, values } = extensions;
  const isLocalizable = typeof template === 'string' && Array.isArray(values);
  return isLocalizable
    ? { text: message, template, values }
    : { text: message, template: message, values: [] };
}
