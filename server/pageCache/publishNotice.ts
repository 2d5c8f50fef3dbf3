import { array, boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  itemKey,
  listKey,
  pathKey,
  siteKey,
  type SurrogateKey,
} from '../../platform/pages/surrogateKeys';

const MAX_PATHS = 10_000;

const itemId = () => string().matches(/^[\dA-F]{32}$/);

export const publishNotice = object({
  site: string()
    .strict()
    .required()
    .max(100)
    .matches(/^[a-z\d-]+$/),
  paths: array().of(string().required().max(2048)).max(MAX_PATHS).default([]),
  all: boolean().default(false),
  items: array().of(itemId().required()).max(MAX_PATHS).default([]),
  lists: array().of(itemId().required()).max(MAX_PATHS).default([]),
})
  .required()
  .noUnknown();

/**
 * The published part of a site: all of it, or the pages at content paths, those that show items, and those
 * that list items of a template or below an item.
 */
export type PublishNotice = InferType<typeof publishNotice>;

/** Maximum number of JSON values in a notice. */
export const MAX_NOTICE_VALUES = 3 * MAX_PATHS + 10;

/** Keys of the pages that a notice affects. */
export const keysOfNotice = ({ site, all, paths, items, lists }: PublishNotice): SurrogateKey[] =>
  all
    ? [siteKey(site)]
    : [
        ...paths.map((path) => pathKey(site, path)),
        ...items.map(itemKey),
        ...lists.map((id) => listKey(site, id)),
      ];
