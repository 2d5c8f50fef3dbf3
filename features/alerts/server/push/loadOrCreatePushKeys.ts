import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { object, string } from 'yup';
import webPush from 'web-push';
import type { Logger } from '../../../../platform/log';
import type { PushConfig, PushKeys } from '../../../../platform/pushConfig';
import { errorCode } from '../../../../platform/errorCode';

const FILE_NAME = 'push-keys.json';
/** Push services require a contact address; this default receives no mail. */
const SUBJECT = 'mailto:push@forecourt.example';

const schema = object({
  publicKey: string().strict().required(),
  privateKey: string().strict().required(),
});

/**
 * Reads the keys of push messages: the configured ones, otherwise those of this installation; undefined if
 * push messages are switched off.
 */
export async function readPushKeys(
  { push, dataDir }: { push: PushConfig; dataDir: string },
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<PushKeys | undefined> {
  if (push.keys) return push.keys;
  if (!push.canGenerateKeys) {
    logger.info(
      'push messages disabled; set VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT to enable them',
    );
    return undefined;
  }
  try {
    return await loadOrCreatePushKeys(dataDir);
  } catch (error) {
    // Not fatal, because the site works without push messages.
    logger.warn({ error }, 'push messages disabled; their keys cannot be stored, check DATA_DIR');
    return undefined;
  }
}

/**
 * Loads the keys of this installation. They are created once, because subscriptions depend on the public key.
 * @throws an error of the file system, or ValidationError if the file contains no keys
 */
export async function loadOrCreatePushKeys(dataDir: string): Promise<PushKeys> {
  const file = join(dataDir, FILE_NAME);
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx` fails if the file exists: if several processes start at once, all use the keys of the first.
    await writeFile(file, JSON.stringify(webPush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const keys = schema.validateSync(JSON.parse(await readFile(file, 'utf8')), {
    stripUnknown: true,
  });
  return { ...keys, subject: SUBJECT };
}
