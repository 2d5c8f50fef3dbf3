/**
 * Generates the pictures of the product: `npm run imagery`. Generates pictures that are missing or whose
 * recipe has changed, and removes unused ones. It may be interrupted at any time. `-- --only
 * <pattern>` generates the pictures whose path matches; `-- --list` only lists the pictures to generate.
 */
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../platform/command';
import { showProgressBar } from '../platform/progressBar';
import { readManifest, writeManifest } from './manifest';
import {
  isGeneratedHere,
  generatePicture,
  removeUnusedPictures,
  listTasks,
  type Task,
} from './pictureTasks';
import { listUsedMedia } from './listUsedMedia';

/** Number of pictures after which the manifest is saved. */
const SAVE_INTERVAL = 20;

async function main(): Promise<void> {
  setPriority(19);
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, list: { type: 'boolean' } },
  });
  const usedPaths = (await listUsedMedia()).filter(isGeneratedHere);
  const onlyPattern = readPattern(values.only);
  const manifest = await readManifest();
  const tasks = listTasks(
    usedPaths.filter((path) => onlyPattern.test(path)),
    manifest,
  );
  if (values.list) return console.log(tasks.map(({ path }) => path).join('\n'));
  const showProgress = showProgressBar(process.stdout);
  let doneCount = 0;
  const work = async (task: Task) => {
    await generatePicture(task);
    manifest[task.path] = task.recipe;
    doneCount += 1;
    if (doneCount % SAVE_INTERVAL === 0) writeManifest(manifest);
    showProgress({ done: doneCount, total: tasks.length, path: task.path });
  };
  const isDrawn = ({ media }: Task) => 'draw' in media;
  await Promise.all([
    processTasks(tasks.filter(isDrawn), work),
    processTasks(
      tasks.filter((task) => !isDrawn(task)),
      work,
    ),
  ]);
  const removed = await removeUnusedPictures(usedPaths);
  const usedEntries = Object.entries(manifest).filter(([path]) => usedPaths.includes(path));
  writeManifest(Object.fromEntries(usedEntries));
  console.log(
    `${usedPaths.length} pictures: ${tasks.length} made, ${removed.length} others removed`,
  );
}

function readPattern(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    throw new UsageError('--only must be a regular expression.');
  }
}

/** Processes tasks in order, two at a time: while a picture is encoded, the next one is rendered. */
async function processTasks(tasks: readonly Task[], work: (task: Task) => Promise<void>) {
  const queue = tasks.values();
  const runWorker = async () => {
    for (const task of queue) await work(task);
  };
  await Promise.all([runWorker(), runWorker()]);
}

await runCommand('npm run imagery [-- --only <pattern> --list]', main);
