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
  maxRepeats,
  measureQuery,
  nestingOf,
  rootFields,
  type QueryLimits,
  type WeighField,
} from './queryLimits';

export interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

export type Execute<Context> = (
  request: GraphQLRequest,
  context: Context,
) => Promise<ExecutionResult>;

/** Longest query, in lexer tokens; the platform's own clients stay far below. */
const maxTokens = 2000;

/** Deepest nesting of braces, brackets and parentheses: the parser calls itself once or more for each. */
const maxNesting = 100;

/** Checked queries that are kept; a site has some dozens. */
const keptDocuments = 500;

/** Longer ones, in characters, are checked every time rather than kept. */
const maxKeptLength = 20_000;

/** Errors that are told of one query, and characters of each: they repeat names that were sent. */
const maxErrors = 5;
const maxErrorLength = 300;

type CheckedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

export interface ExecutorOptions<Context> {
  /** What fields at the root cost by themselves; absent: no more than others. */
  weigh?: (context: Context) => WeighField;
  /**
   * Called before a query of some cost is run; gives what is called afterwards.
   * @throws GraphQLError when it is not to be run now
   */
  admit?: (context: Context, cost: number) => Promise<() => void>;
}

/**
 * Runs GraphQL requests: parses and validates each query text once, refuses what is too deep or too
 * costly, and turns every failure into GraphQL errors. Unexpected ones are logged and told to the
 * client without detail.
 */
export function createExecutor<Context>(
  schema: GraphQLSchema,
  limits: QueryLimits,
  log: Logger,
  { weigh, admit }: ExecutorOptions<Context> = {},
): Execute<Context> {
  const documents = new Map<string, CheckedDocument>();

  const checked = (query: string): CheckedDocument => {
    const known = documents.get(query);
    if (known) {
      // The map keeps the order of use: what is asked for moves to the end.
      documents.delete(query);
      documents.set(query, known);
      return known;
    }
    const fresh = check(schema, query);
    if (query.length > maxKeptLength) return fresh;
    documents.set(query, fresh);
    const oldest = documents.keys().next().value;
    if (documents.size > keptDocuments && oldest !== undefined) documents.delete(oldest);
    return fresh;
  };

  return async ({ query, variables = {}, operationName }, contextValue) => {
    const result = checked(query);
    if ('errors' in result) return { errors: result.errors };
    const { document } = result;
    const operation = getOperationAST(document, operationName);
    if (!operation) return { errors: [new GraphQLError('The query names no operation to run.')] };
    const measure = measureQuery(document, operation, variables);
    const names = rootFields(document, operation);
    const weight = weigh?.(contextValue) ?? (() => 0);
    const cost = names.reduce((sum, name) => sum + weight(name), measure.cost);
    if (measure.depth > limits.depth || cost > limits.cost) {
      return { errors: [tooMuch({ ...measure, cost }, limits)] };
    }
    const repeats = maxRepeats(names);
    if (repeats > (limits.sameField ?? Infinity)) {
      return { errors: [tooOften(repeats, limits.sameField)] };
    }
    const end = await admit?.(contextValue, cost);
    let answer: ExecutionResult;
    try {
      answer = await execute({
        schema,
        document,
        variableValues: variables,
        operationName,
        contextValue,
      });
    } finally {
      end?.();
    }
    return answer.errors
      ? {
          ...answer,
          errors: answer.errors.slice(0, maxErrors).map((error) => shorten(hide(error, log))),
        }
      : answer;
  };
}

function check(schema: GraphQLSchema, query: string): CheckedDocument {
  try {
    if (nestingOf(query) > maxNesting) {
      return { errors: [new GraphQLError('The query nests too deep.')] };
    }
    const document = parse(query, { maxTokens: maxTokens });
    const errors = validate(schema, document, undefined, { maxErrors: maxErrors });
    return errors.length > 0 ? { errors: errors.slice(0, maxErrors).map(shorten) } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [shorten(error)] };
    throw error;
  }
}

function tooMuch(measure: QueryLimits, limits: QueryLimits): GraphQLError {
  return new GraphQLError(
    `The query is too large: depth ${measure.depth} of at most ${limits.depth}, cost ${measure.cost} of at most ${limits.cost}.`,
    { extensions: { code: 'QUERY_TOO_LARGE' } },
  );
}

function tooOften(repeats: number, most = 0): GraphQLError {
  return new GraphQLError(
    `The query asks for one field ${repeats} times, at most ${most} are answered.`,
    { extensions: { code: 'QUERY_TOO_LARGE' } },
  );
}

function shorten(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, originalError, extensions } = error;
  if (message.length <= maxErrorLength) return error;
  const options = { nodes, source, positions, path, originalError, extensions };
  return new GraphQLError(`${message.slice(0, maxErrorLength)}…`, options);
}

/** Errors that resolvers raise on purpose are GraphQL errors; anything else is ours to look into. */
function hide(error: GraphQLError, log: Logger): GraphQLError {
  if (!error.originalError || error.originalError instanceof GraphQLError) return error;
  log.error({ err: error.originalError, path: error.path }, 'content query failed');
  return new GraphQLError('Internal error.', { nodes: error.nodes, path: error.path });
}
