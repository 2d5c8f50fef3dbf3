import { createECDH } from 'node:crypto';
import { embeddedUrl } from './environment';

/** Keys that push messages are signed with (VAPID, RFC 8292). */
export interface PushKeys {
  /** Base64url of the point, uncompressed; browsers subscribe with it. */
  publicKey: string;
  privateKey: string;
  /** Contact for push services: a `mailto:` or `https:` address. */
  subject: string;
}

/** Settings of push messages, from the environment. */
export interface PushConfig {
  /** Undefined when none are configured. */
  keys?: PushKeys;
  /** Whether keys are generated when none are configured: only with the embedded database. */
  canGenerateKeys: boolean;
  /** Hosts of push services that messages may go to; `*.example.com` stands for its subdomains. */
  hosts: readonly string[];
  /** Address of the embedded push service, where there is one; a subscription's id is appended. */
  standIn?: string;
}

/** The push services of current browsers. */
const DEFAULT_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

interface PushVariables {
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  VAPID_SUBJECT?: string;
  PUSH_HOSTS: string[];
  DATABASE_URL?: string;
  EMBEDDED_PORT: number;
}

/**
 * Reads the settings of push messages.
 * @throws Error for keys that are incomplete or not a pair; it shows none of them
 */
export function pushConfig(env: PushVariables): PushConfig {
  const isEmbedded = env.DATABASE_URL === undefined;
  return {
    keys: readKeys(env),
    canGenerateKeys: isEmbedded,
    hosts: env.PUSH_HOSTS.length > 0 ? env.PUSH_HOSTS : DEFAULT_HOSTS,
    standIn: isEmbedded ? `${embeddedUrl(env)}/push/` : undefined,
  };
}

function readKeys(env: PushVariables): PushKeys | undefined {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: subject,
  } = env;
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
  if (names.every((name) => env[name] === undefined)) return undefined;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) {
    const missing = names.filter((name) => env[name] === undefined);
    throw configurationError(
      `${missing.join(', ')}: must be set together with the other VAPID_ variables`,
    );
  }
  if (derivePublicKey(privateKey) !== publicKey) {
    throw configurationError('VAPID_PUBLIC_KEY: must belong to VAPID_PRIVATE_KEY');
  }
  return { publicKey, privateKey, subject };
}

function derivePublicKey(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    // The number is not a private key of the curve.
    return undefined;
  }
}

const configurationError = (line: string) =>
  new Error(`Invalid configuration. Correct these environment variables:\n  ${line}`);
