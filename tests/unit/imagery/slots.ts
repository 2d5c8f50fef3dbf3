import type { HeroForm } from '../../../design-system/layouts/ThemeLayout';
import { themes, type ThemeName } from '../../../design-system/themes/themes';
import { sites } from '../../../sites/sites';
import { parseContent, type ContentPicture } from './contentPictures';

/** The area of a page that shows a picture, and the point of the picture that stays visible when it is cropped. */
export interface Slot {
  ratio: number;
  position: { x: number; y: number };
}

/** Windows in which pictures are checked. */
export const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

type Window = (typeof windows)[number];

const REM = 16;
/** Windows from which heroes and bands have columns, and from which phone pictures are not used. */
const COLUMNS_FROM = 1024;
export const WIDE_FROM = 768;
/** Height of a header that overlaps the hero. */
const BAR_PX = 72;
const centre = { x: 0.5, y: 0.5 };

/** Sizes and positions as in blocks/HeroBanner/heroStyles.ts. */
function heroSlot(form: HeroForm, { width, height }: Window, hasPhonePicture: boolean): Slot {
  const hasColumns = width >= COLUMNS_FROM;
  const limit = (low: number, ...high: number[]) => Math.max(low * REM, Math.min(...high));
  if (form === 'split') {
    if (!hasColumns)
      return {
        ratio: width / limit(13, 0.66 * width, 26 * REM, 0.44 * height),
        position: { x: 0.5, y: 0.9 },
      };
    const tall = Math.min(42 * REM, 0.78 * height, 0.43 * width);
    return { ratio: (0.54 * width) / tall, position: { x: 0.84, y: 0.6 } };
  }
  if (form === 'fullBleed') {
    if (hasColumns) {
      const tall = Math.min(44 * REM, 0.82 * height, 0.56 * width) + BAR_PX;
      return { ratio: width / tall, position: { x: 0.85, y: 0.72 } };
    }
    const tall = hasPhonePicture
      ? limit(14, 0.9 * width, 28 * REM, 0.56 * height)
      : limit(13, 0.62 * width, 28 * REM, 0.56 * height);
    return { ratio: width / (tall + BAR_PX), position: { x: 0.5, y: 0.72 } };
  }
  const position = { x: 0.6, y: 0.85 };
  if (form === 'typeLed')
    return { ratio: width / limit(13, 0.62 * width, 34 * REM, 0.5 * height), position };
  const inner = Math.min(width - 2 * 0.05 * width, 90 * REM);
  return { ratio: inner / limit(13, 0.62 * width, 36 * REM, 0.46 * height), position };
}

const forms: Record<string, HeroForm> = {
  Split: 'split',
  FullBleed: 'fullBleed',
  TypeLed: 'typeLed',
  Plinth: 'plinth',
};

/** The slide is as wide as the page's grid; on phones its text has a third of the height. */
function slideSlot({ width, height }: Window): Slot {
  const tall = Math.min(
    Math.max(30 * REM, 0.76 * height),
    44 * REM,
    Math.max(0.82 * width, 40 * REM),
  );
  if (width < WIDE_FROM)
    return { ratio: (width * 0.9) / (tall * 0.66), position: { x: 0.5, y: 0.72 } };
  return { ratio: Math.min(width * 0.9, 1344) / tall, position: { x: 0.78, y: 0.6 } };
}

const fixedRatios: Readonly<Record<string, number>> = {
  StoryText: 16 / 9,
  VideoEmbed: 16 / 9,
  MegaMenu: 16 / 9,
  ListItemCards: 16 / 9,
};

function themeOf({ site, file }: ContentPicture): ThemeName {
  const { fields } = parseContent(site, file) as { fields?: { BrandDesign?: ThemeName } };
  return fields?.BrandDesign ?? sites[site].theme;
}

/** Where a picture of the content is shown in a window; empty if it is shown whole. */
export function findSlots(
  picture: ContentPicture,
  window: Window,
  hasPhonePicture: boolean,
): Slot[] {
  const { block, field, heroLayout = '', isFullScreen } = picture;
  if (block === 'HeroBanner') {
    const form = isFullScreen
      ? 'fullBleed'
      : (forms[heroLayout] ?? themes[themeOf(picture)].layout.hero.form);
    return [heroSlot(form, window, hasPhonePicture)];
  }
  if (block === 'Carousel') return [slideSlot(window)];
  // The pictures of stories: the header of the story, and its cards.
  if (block === '' && field === 'image')
    return [2, 16 / 9].map((ratio) => ({ ratio, position: centre }));
  const ratio = fixedRatios[block];
  return ratio === undefined ? [] : [{ ratio, position: centre }];
}
