import type { ImageField } from '../../../schema/generated/fields';
import type { StoryFieldsFragment } from '../../../schema/generated/operations';
import { templateId } from '../../../schema/templateId';

/** What lists show of a story (spec 1 §3, Story page). */
export interface Story {
  id: string;
  /** Public address, language prefix included. */
  href: string;
  title: string;
  premble?: string;
  /** When it was published, ISO 8601 in UTC. */
  date?: string;
  image?: ImageField['value'];
  /** Ids of its tags, as `bareId` writes them. */
  tagIds: readonly string[];
}

/** What a search for stories looks for: the template of their pages. */
export const storyTemplateId = templateId('StoryPage');

/** The story that an answer describes. One without a title goes by its item's name. */
export function storyOf(item: StoryFieldsFragment): Story {
  const { id, name, displayName, url, date, title, premble, image, tags } = item;
  const published = date && 'dateValue' in date ? date.dateValue : null;
  return {
    id: bareId(id),
    href: url.path,
    title: title?.value || displayName || name,
    premble: premble?.value || undefined,
    date: published === null ? undefined : new Date(published).toISOString(),
    image: image?.src
      ? {
          src: image.src,
          alt: image.alt ?? undefined,
          width: image.width ?? undefined,
          height: image.height ?? undefined,
        }
      : undefined,
    tagIds: tagIdsOf(tags?.value ?? ''),
  };
}

/** Ids in the platform's stored form: in braces, with a pipe between them (spec 1 §3, Story page). */
export function tagIdsOf(stored: string): string[] {
  return stored
    .split('|')
    .map(bareId)
    .filter((id) => id !== '');
}

/** An id without braces and dashes, in capitals, so that two spellings of one are equal. */
export function bareId(id: string): string {
  return id.replace(/[{}()\s-]/g, '').toUpperCase();
}
