import { GraphQLError } from 'graphql';

/** Why a change is refused. */
export type EditErrorCode = 'NOT_FOUND' | 'BAD_INPUT' | 'CONFLICT' | 'FORBIDDEN';

/** A refusal that the editor can act on. */
export function editError(
  code: EditErrorCode,
  message: string,
  details: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}
