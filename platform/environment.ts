/**
 * Variables of the environment that more than one program reads, and how all of them are checked.
 * Variables of a single program are in its own configuration (docs/operations.md lists all).
 */
import { number, object, string, ValidationError } from 'yup';
import type { InferType, ObjectSchema } from 'yup';

const LOOPBACK = '127.0.0.1';

const port = (fallback: number) =>
  number().integer().min(0).max(65535).default(fallback).typeError('must be a port number');

/** A secret of sufficient length. */
export const secret = () => string().min(8, 'must have at least 8 characters');

/** An address with http or https. */
export const webAddress = () =>
  string().matches(/^https?:\/\/[^\s/]+/, 'must be an absolute http or https address');

/** Whether an address can be parsed; special characters in a password may prevent that. */
function isAddress(text: string | undefined): boolean {
  if (text === undefined) return true;
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  try {
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

export const sharedVariables = object({
  // Development must be requested: it shows more, and serves sources.
  NODE_ENV: string().oneOf(['production', 'development', 'test']).default('production'),
  PORT: port(3000),
  EMBEDDED_PORT: port(3001),
  DATABASE_PORT: port(3002),
  DATABASE_URL: string()
    .matches(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .test('address', 'must be an address; escape signs such as # and % in a password', isAddress),
  DATA_DIR: string().default('.data'),
  CONTENT_API_KEY: string().default('embedded'),
  SEARCH_URL: webAddress(),
  SEARCH_API_KEY: string().default('embedded'),
  SITECORE_EDITING_SECRET: secret(),
  PUBLISH_WEBHOOK_SECRET: secret(),
  // Read before all others, by platform/clock.
  CLOCK: string(),
  LEAD_RETENTION_DAYS: number().min(0).max(3650).default(30).typeError('must be a number of days'),
});

type SharedVariables = InferType<typeof sharedVariables>;

/** Address of the embedded services. */
export const embeddedUrl = ({ EMBEDDED_PORT }: Pick<SharedVariables, 'EMBEDDED_PORT'>): string =>
  `http://${LOOPBACK}:${EMBEDDED_PORT}`;

/** Address of the database: the configured one, otherwise the embedded one. */
export const databaseUrl = ({
  DATABASE_URL,
  DATABASE_PORT,
}: Pick<SharedVariables, 'DATABASE_URL' | 'DATABASE_PORT'>): string =>
  DATABASE_URL ?? `postgres://postgres:postgres@${LOOPBACK}:${DATABASE_PORT}/postgres`;

/** The search service and its key; its path is `/v1`. */
export const searchService = (
  variables: Pick<SharedVariables, 'SEARCH_URL' | 'SEARCH_API_KEY' | 'EMBEDDED_PORT'>,
): { url: string; apiKey: string } => ({
  url: withoutSlash(variables.SEARCH_URL ?? embeddedUrl(variables)),
  apiKey: variables.SEARCH_API_KEY,
});

/** An address without slashes at its end. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/**
 * Checks the environment. Empty variables count as absent; variables outside the schema are left out.
 * @throws Error with one line per wrong variable; it names the variable and never shows its value
 */
export function readVariables<Variables extends object>(
  schema: ObjectSchema<Variables>,
  environment: NodeJS.ProcessEnv,
): Variables {
  const nonEmpty = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  try {
    return schema.validateSync(nonEmpty, { abortEarly: false, stripUnknown: true }) as Variables;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const lines = error.inner.map(({ path = '', type, message }) => {
      const problem = message.replace(`${path} `, '');
      return `  ${path}: ${type === 'typeError' && !problem.startsWith('must') ? 'is malformed' : problem}`;
    });
    throw new Error(
      `Invalid configuration. Correct these environment variables:\n${[...new Set(lines)].join('\n')}`,
    );
  }
}
