import { databaseUrl } from '../environment';
import { errorCode } from '../errorCode';

/** Meaning of a failure of PostgreSQL or of the connection to it, by code. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens on that port',
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the host is unreachable',
  '28P01': 'it rejected the user name or password',
  '28000': 'it rejected the user name',
  '3D000': 'it has no database of that name',
  '53300': 'it has no free connection',
  '57P03': 'it is still starting',
};

/**
 * One sentence for operators about a database that cannot be used, with its address but without user and
 * password.
 * @param url postgres:// address
 * @param error undefined when there was no answer at all
 */
export function describeFailure(url: string, error?: unknown): string {
  const code = errorCode(error) ?? '';
  const { host, port, pathname } = new URL(url);
  const reason = REASONS[code] ?? (code === '' ? 'it did not answer' : `error ${code}`);
  const isEmbedded = url === databaseUrl({ DATABASE_URL: undefined, DATABASE_PORT: Number(port) });
  const advice = isEmbedded
    ? 'Check that the embedded database runs at DATABASE_PORT, or set DATABASE_URL.'
    : 'Check DATABASE_URL and the server.';
  return `The database at ${host}${pathname} is unavailable: ${reason}. ${advice}`;
}
