import {
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Logger } from 'pino';
import {
  countMaxRepeats,
  measureQuery,
  measureNesting,
  listRootFields,
  type QueryLimits,
  type FieldCost,
} from './measureQuery';

interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

export type Execute<Context> = (
  request: GraphQLRequest,
  context: Context,
) => Promise<ExecutionResult>;

/** Maximum length of a query in lexer tokens. The platform's own clients need far fewer. */
const MAX_TOKENS = 2000;

/** Maximum nesting of braces, brackets and parentheses, since the parser is recursive. */
const MAX_NESTING = 100;

/** Maximum cached queries. A site has a few dozen. */
const MAX_CACHED_QUERIES = 500;

/** Maximum length of a cached query in characters. Longer queries are validated each time. */
const MAX_CACHED_LENGTH = 20_000;

/** Maximum errors of a response, and maximum characters of each, as they repeat names from the query. */
const MAX_ERRORS = 5;
const MAX_ERROR_LENGTH = 300;

type CheckedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

export interface ExecutorOptions<Context> {
  /** Returns the costs of root fields for a request. Without it, they cost the same as other fields. */
  createFieldCost?: (context: Context) => FieldCost;
  /**
   * Called with the cost before a query runs. Returns the function to call afterwards.
   * @throws GraphQLError when the query must not run now
   */
  beforeExecute?: (context: Context, cost: number) => Promise<() => void>;
}

/**
 * Creates the function that runs GraphQL requests. It parses and validates each query text once and
 * refuses queries that are too deep or too costly. Unexpected failures are logged and sent to the
 * client without details.
 */
export function createExecutor<Context>(
  schema: GraphQLSchema,
  limits: QueryLimits,
  log: Logger,
  { createFieldCost, beforeExecute }: ExecutorOptions<Context> = {},
): Execute<Context> {
  const documents = new Map<string, CheckedDocument>();

  const checkCached = (query: string): CheckedDocument => {
    const cached = documents.get(query);
    if (cached) {
      // The map is in order of use: moves the entry to the end.
      documents.delete(query);
      documents.set(query, cached);
      return cached;
    }
    const checkedDocument = checkQuery(schema, query);
    if (query.length > MAX_CACHED_LENGTH) return checkedDocument;
    documents.set(query, checkedDocument);
    const oldestQuery = documents.keys().next().value;
    if (documents.size > MAX_CACHED_QUERIES && oldestQuery !== undefined)
      documents.delete(oldestQuery);
    return checkedDocument;
  };

  return async ({ query, variables = {}, operationName }, contextValue) => {
    const result = checkCached(query);
    if ('errors' in result) return { errors: result.errors };
    const { document } = result;
    const operation = getOperationAST(document, operationName);
    if (!operation) return { errors: [new GraphQLError('The query names no operation to run.')] };
    const measure = measureQuery(document, operation, variables);
    const names = listRootFields(document, operation);
    const getFieldCost = createFieldCost?.(contextValue) ?? (() => 0);
    const cost = names.reduce((sum, name) => sum + getFieldCost(name), measure.cost);
    if (measure.depth > limits.depth || cost > limits.cost) {
      return { errors: [createTooLargeError({ ...measure, cost }, limits)] };
    }
    const repeats = countMaxRepeats(names);
    if (repeats > (limits.sameField ?? Infinity)) {
      return { errors: [createTooManyError(repeats, limits.sameField)] };
    }
    const afterExecute = await beforeExecute?.(contextValue, cost);
    let executionResult: ExecutionResult;
    try {
      executionResult = await execute({
        schema,
        document,
        variableValues: variables,
        operationName,
        contextValue,
      });
    } finally {
      afterExecute?.();
    }
    return executionResult.errors
      ? {
          ...executionResult,
          errors: executionResult.errors
            .slice(0, MAX_ERRORS)
            .map((error) => shortenMessage(hideInternalError(error, log))),
        }
      : executionResult;
  };
}

function checkQuery(schema: GraphQLSchema, query: string): CheckedDocument {
  try {
    if (measureNesting(query) > MAX_NESTING) {
      return { errors: [new GraphQLError('The query nests too deep.')] };
    }
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document, undefined, { maxErrors: MAX_ERRORS });
    return errors.length > 0
      ? { errors: errors.slice(0, MAX_ERRORS).map(shortenMessage) }
      : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [shortenMessage(error)] };
    throw error;
  }
}

function createTooLargeError(measure: QueryLimits, limits: QueryLimits): GraphQLError {
  return new GraphQLError(
    `The query is too large: depth ${measure.depth} of at most ${limits.depth}, cost ${measure.cost} of at most ${limits.cost}.`,
    { extensions: { code: 'QUERY_TOO_LARGE' } },
  );
}

function createTooManyError(repeats: number, max = 0): GraphQLError {
  return new GraphQLError(
    `The query asks for one field ${repeats} times, at most ${max} are answered.`,
    { extensions: { code: 'QUERY_TOO_LARGE' } },
  );
}

function shortenMessage(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, originalError, extensions } = error;
  if (message.length <= MAX_ERROR_LENGTH) return error;
  const options = { nodes, source, positions, path, originalError, extensions };
  return new GraphQLError(`${message.slice(0, MAX_ERROR_LENGTH)}…`, options);
}

/** Hides and logs errors that are bugs. Errors that resolvers throw on purpose are GraphQL errors. */
function hideInternalError(error: GraphQLError, log: Logger): GraphQLError {
  if (!error.originalError || error.originalError instanceof GraphQLError) return error;
  log.error({ error: error.originalError, path: error.path }, 'content query failed');
  return new GraphQLError('Internal error.', { nodes: error.nodes, path: error.path });
}
