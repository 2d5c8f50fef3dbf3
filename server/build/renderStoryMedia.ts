/** Build step: renders the pictures that stories show, for stories have no media store. */
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findMedia } from '../embedded/media/findMedia';
import { UnknownMediaError } from '../embedded/media/media';
import { createRenderCache } from '../embedded/media/renderCache';

export interface StoryMediaReport {
  copied: number;
  /** Paths of the examples that the media store does not have. */
  unknown: string[];
}

/**
 * Renders every picture that a fixture below `blocks` or a story below `stories` names into
 * `<dataDir>/story-media`, under the path that it has in the media library. Those rendered before are
 * copied from the media cache.
 */
export async function renderStoryMedia(
  blocks: string,
  stories: string,
  dataDir: string,
): Promise<StoryMediaReport> {
  const cache = createRenderCache(path.resolve(dataDir));
  const report: StoryMediaReport = { copied: 0, unknown: [] };
  const copy = async (media: string) => {
    try {
      const { file } = await cache.get(findMedia(media));
      const target = path.join(dataDir, 'story-media', media);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(file, target);
      report.copied += 1;
    } catch (error) {
      if (!(error instanceof UnknownMediaError)) throw error;
      report.unknown.push(media);
    }
  };
  await mkdir(path.join(dataDir, 'story-media'), { recursive: true });
  const media = new Set([...(await mediaOfFixtures(blocks)), ...(await mediaOfStories(stories))]);
  await Promise.all([...media].map(copy));
  return report;
}

async function mediaOfFixtures(blocks: string): Promise<Set<string>> {
  const entries = await readdir(blocks, { recursive: true });
  const media = new Set<string>();
  for (const entry of entries.filter((name) => name.endsWith('.fixture.ts'))) {
    const module: unknown = await import(pathToFileURL(path.resolve(blocks, entry)).href);
    collectMedia(module, media);
  }
  return media;
}

/** Stories are read as text: only Storybook can load them. */
async function mediaOfStories(stories: string): Promise<Set<string>> {
  const entries = await readdir(stories, { recursive: true });
  const media = new Set<string>();
  for (const entry of entries.filter((name) => name.endsWith('.stories.tsx')))
    collectMedia(await readFile(path.join(stories, entry), 'utf8'), media);
  return media;
}

/** Adds the media paths, without `/-/media/`, in the strings of a value of any depth. */
function collectMedia(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    for (const [, media] of value.matchAll(/\/-\/media\/([\w./-]+)/g)) if (media) found.add(media);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectMedia(part, found);
  }
}
