import { createECDH } from 'node:crypto';
import { embeddedUrl } from './environment';

/** What push messages are signed with (VAPID, RFC 8292). */
export interface PushKeys {
  /** Base64url of the point, uncompressed; browsers subscribe with it. */
  publicKey: string;
  privateKey: string;
  /** Whom a push service turns to: a `mailto:` or `https:` address. */
  subject: string;
}

export interface PushConfig {
  /** Absent where none are configured. */
  keys?: PushKeys;
  /** Keys of this installation are made where none are configured: with the embedded database alone. */
  makesKeys: boolean;
  /** Hosts of push services that messages may go to; `*.example.com` stands for its subdomains. */
  hosts: readonly string[];
  /** Address of the embedded push service, where there is one; a subscription's id follows. */
  standIn?: string;
}

/** The push services of the browsers of today. */
const KNOWN_HOSTS = [
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

/** @throws Error for keys that are not all there, or are no pair; it shows none of them */
export function pushConfig(env: PushVariables): PushConfig {
  const isEmbedded = env.DATABASE_URL === undefined;
  return {
    keys: keysOf(env),
    makesKeys: isEmbedded,
    hosts: env.PUSH_HOSTS.length > 0 ? env.PUSH_HOSTS : KNOWN_HOSTS,
    standIn: isEmbedded ? `${embeddedUrl(env)}/push/` : undefined,
  };
}

function keysOf(env: PushVariables): PushKeys | undefined {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: subject,
  } = env;
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
  if (names.every((name) => env[name] === undefined)) return undefined;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) {
    const missing = names.filter((name) => env[name] === undefined);
    throw unusable(`${missing.join(', ')}: must be set with the others of VAPID_…`);
  }
  if (publicKeyOf(privateKey) !== publicKey) {
    throw unusable('VAPID_PUBLIC_KEY: must belong to VAPID_PRIVATE_KEY');
  }
  return { publicKey, privateKey, subject };
}

function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    // A number that is no key of the curve.
    return undefined;
  }
}

const unusable = (line: string) => new Error(`The environment is not usable:\n  ${line}`);
