/**
 * Makes the pictures that the product ships with: `npm run imagery`. Makes what is missing or has another
 * recipe than the kept one, removes what nothing shows any more, and may be stopped at any time.
 * `-- --only <pattern>` makes those whose path matches; `-- --list` only says what would be made.
 */
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../platform/command';
import { showProgressBar } from '../platform/progressBar';
import { readManifest, writeManifest } from './manifest';
import { isMadeHere, make, removeOthers, tasksOf, type Task } from './masters';
import { wantedMedia } from './wanted';

/** Pictures between two times that the manifest is kept. */
const STEP = 20;

async function main(): Promise<void> {
  setPriority(19);
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, list: { type: 'boolean' } },
  });
  const wanted = (await wantedMedia()).filter(isMadeHere);
  const only = readPattern(values.only);
  const manifest = await readManifest();
  const tasks = tasksOf(
    wanted.filter((path) => only.test(path)),
    manifest,
  );
  if (values.list) return console.log(tasks.map(({ path }) => path).join('\n'));
  const show = showProgressBar(process.stdout);
  let done = 0;
  const work = async (task: Task) => {
    await make(task);
    manifest[task.path] = task.recipe;
    done += 1;
    if (done % STEP === 0) writeManifest(manifest);
    show({ done, total: tasks.length, path: task.path });
  };
  const isDrawn = ({ media }: Task) => 'draw' in media;
  await Promise.all([
    workThrough(tasks.filter(isDrawn), work),
    workThrough(
      tasks.filter((task) => !isDrawn(task)),
      work,
    ),
  ]);
  const removed = await removeOthers(wanted);
  const kept = Object.entries(manifest).filter(([path]) => wanted.includes(path));
  writeManifest(Object.fromEntries(kept));
  console.log(`${wanted.length} pictures: ${tasks.length} made, ${removed.length} others removed`);
}

function readPattern(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    throw new UsageError('--only must be a regular expression.');
  }
}

/** In order, two at a time: while a picture is encoded the next one is taken. */
async function workThrough(tasks: readonly Task[], work: (task: Task) => Promise<void>) {
  const queue = tasks.values();
  const lane = async () => {
    for (const task of queue) await work(task);
  };
  await Promise.all([lane(), lane()]);
}

await runCommand('npm run imagery [-- --only <pattern> --list]', main);
