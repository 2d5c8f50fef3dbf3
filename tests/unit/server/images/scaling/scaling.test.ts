import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { UndecodableImageError } from '../../../../../server/images/encodeImage';
import { createScaling, type Scaling } from '../../../../../server/images/scaling/scaling';
import type { ScalingTask } from '../../../../../server/images/scaling/scalingTask.types';
import { scalingEntry } from '../picturesUnderTest';

let scaling: Scaling;
afterEach(() => scaling.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345678' } })
    .jpeg()
    .toBuffer();

const scale = (bytes: Buffer) => async (): Promise<ScalingTask> => ({
  kind: 'scale',
  bytes,
  width: 320,
  encoding: 'webp',
});

/** Counts the scaling processes of this test process. */
const countProcesses = () =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('scaling.main')).length;

test('scales in a separate process, which ends when it is closed', async () => {
  scaling = createScaling({ entry: scalingEntry });
  const { bytes, contentType } = await scaling.run(scale(await plain(800, 400)));
  expect([(await sharp(bytes).metadata()).width, contentType]).toEqual([320, 'image/webp']);
  expect(countProcesses()).toBe(1);
  scaling.close();
  while (countProcesses() > 0) await new Promise((wait) => setTimeout(wait, 50));
});

test('a picture that takes too long is rejected, and the next one is scaled', async () => {
  // A time limit of 0 ms ends the process before it has started.
  scaling = createScaling({ entry: scalingEntry, timeLimitMs: 0 });
  await expect(scaling.run(scale(await plain(800, 400)))).rejects.toThrow(UndecodableImageError);
  scaling.close();
  scaling = createScaling({ entry: scalingEntry, timeLimitMs: 60_000 });
  await expect(scaling.run(scale(await plain(800, 400)))).resolves.toMatchObject({
    contentType: 'image/webp',
  });
});

test('a picture that cannot be read does not end the process', async () => {
  scaling = createScaling({ entry: scalingEntry });
  await expect(scaling.run(scale(Buffer.from('no picture')))).rejects.toThrow(
    UndecodableImageError,
  );
  await scaling.run(scale(await plain(400, 400)));
  expect(countProcesses()).toBe(1);
});

test('the largest accepted picture is scaled within the memory limit', async () => {
  scaling = createScaling({ entry: scalingEntry, timeLimitMs: 100_000 });
  const large = await plain(8000, 5000);
  await expect(scaling.run(scale(large))).resolves.toMatchObject({ contentType: 'image/webp' });
});

test("queues tasks, rejects those beyond the queue limit, and reads nothing before a task's turn", async () => {
  scaling = createScaling({ entry: scalingEntry, timeLimitMs: 60_000 });
  const bytes = await plain(64, 64);
  let read = 0;
  const task = async () => {
    read += 1;
    return scale(bytes)();
  };
  const runs = Array.from({ length: 130 }, () => scaling.run(task));
  expect(read).toBeLessThanOrEqual(2);
  const settled = await Promise.allSettled(runs);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(130 - settled.filter(({ status }) => status === 'fulfilled').length);
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(scaling.load()).toBe(0);
});
