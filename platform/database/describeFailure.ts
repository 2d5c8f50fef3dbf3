import { databaseUrl } from '../environment';
import { errorCode } from '../errorCode';

/** What a failure of PostgreSQL or of the connection to it means, by its code. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that host',
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting',
};

/**
 * One sentence for people about a database that cannot be used, with its address but neither user nor password.
 * @param url postgres:// address
 * @param error undefined when nothing has come back at all
 */
export function describeFailure(url: string, error?: unknown): string {
  const code = errorCode(error) ?? '';
  const { host, port, pathname } = new URL(url);
  const reason = REASONS[code] ?? (code === '' ? 'there is no answer' : `it answers ${code}`);
  const isEmbedded = url === databaseUrl({ DATABASE_URL: undefined, DATABASE_PORT: Number(port) });
  const check = isEmbedded
    ? 'Check that the embedded database runs at DATABASE_PORT, or set DATABASE_URL.'
    : 'Check DATABASE_URL and the server.';
  return `The database at ${host}${pathname} cannot be used: ${reason}. ${check}`;
}
