import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { object, string } from 'yup';
import webPush from 'web-push';
import type { Logger } from '../../../../platform/log';
import type { PushConfig, PushKeys } from '../../../../platform/pushConfig';
import { errorCode } from '../../../../platform/errorCode';

const FILE = 'push-keys.json';
/** Nobody outside of this machine can write to whoever runs it. */
const SUBJECT = 'mailto:push@forecourt.example';

const schema = object({
  publicKey: string().strict().required(),
  privateKey: string().strict().required(),
});

/** The keys of push messages: the configured ones, else this installation's own; undefined where they are off. */
export async function readPushKeys(
  { push, dataDir }: { push: PushConfig; dataDir: string },
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<PushKeys | undefined> {
  if (push.keys) return push.keys;
  if (!push.makesKeys) {
    logger.info(
      'push messages are off: VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT are not set',
    );
    return undefined;
  }
  try {
    return await keptPushKeys(dataDir);
  } catch (error) {
    // A page without notices is better than none.
    logger.warn({ error }, 'push messages are off: their keys cannot be kept');
    return undefined;
  }
}

/**
 * Keys of this installation, made once: browsers that have subscribed know the public one.
 * @throws Error of the file system, or for a file that holds no keys
 */
export async function keptPushKeys(dataDir: string): Promise<PushKeys> {
  const file = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  try {
    // Of several processes that start at once the first one's keys stand.
    await writeFile(file, JSON.stringify(webPush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const keys = schema.validateSync(JSON.parse(await readFile(file, 'utf8')), {
    stripUnknown: true,
  });
  return { ...keys, subject: SUBJECT };
}
