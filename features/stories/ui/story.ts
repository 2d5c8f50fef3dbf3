import type { ImageField } from '../../../schema/generated/fields';
import type { StoryFieldsFragment } from '../../../schema/generated/operations';
import { templateId } from '../../../schema/templateId';

/** A story as lists show it. */
export interface Story {
  id: string;
  /** Public address, including the language prefix. */
  href: string;
  title: string;
  /** The preamble; spelled like the content platform's field. */
  premble?: string;
  /** When it was published, ISO 8601 in UTC. */
  date?: string;
  image?: ImageField['value'];
  /** Ids of its tags in the format of `bareId`. */
  tagIds: readonly string[];
}

/** Id of the template of story pages, by which searches for stories filter. */
export const storyTemplateId = templateId('StoryPage');

/** Converts a search result to a story. Without a title, it gets the name of its item. */
export function toStory(item: StoryFieldsFragment): Story {
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
    tagIds: parseTagIds(tags?.value ?? ''),
  };
}

/** Parses ids in the content platform's stored format: in braces, separated by pipes. */
export function parseTagIds(stored: string): string[] {
  return stored
    .split('|')
    .map(bareId)
    .filter((id) => id !== '');
}

/** An id without braces and dashes, in capitals, so that different spellings compare equal. */
export function bareId(id: string): string {
  return id.replace(/[{}()\s-]/g, '').toUpperCase();
}
