import { layoutVariables } from '../../../../design-system/layouts/layoutVariables';
import type { Motion, Rhythm } from '../../../../design-system/layouts/ThemeLayout';
import { themeVariables } from '../../../../design-system/themes/themeCss';
import { type ThemeName, themes } from '../../../../design-system/themes/themes';
import { siteNames, sites } from '../../../../sites/sites';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const themeNames = Object.keys(themes) as ThemeName[];
const { layout } = themes.default;

test('[THEME-03] no two themes have the same layout', () => {
  const serializedLayouts = themeNames.map((name) => JSON.stringify(themes[name].layout));
  expect(new Set(serializedLayouts).size).toBe(themeNames.length);
});

test('every layout is used by a theme', () => {
  const layouts = themeNames.map((name) => themes[name].layout);
  expect(new Set(layouts.map(({ hero }) => hero.form)).size).toBe(4);
  expect(new Set(layouts.map(({ header }) => header)).size).toBe(4);
  expect(new Set(layouts.map(({ cards }) => cards)).size).toBe(4);
  expect(new Set(layouts.map(({ motion }) => motion)).size).toBe(4);
});

test('a card whose text touches its edge has no shadow on hover', () => {
  for (const cards of ['bordered', 'borderless', 'imageLed'] as const) {
    const variables = layoutVariables({ ...layout, cards });
    const isFlush = variables['--card-inset'] === '0px';
    expect(variables['--card-hover']).toBe(isFlush ? 'none' : undefined);
  }
});

test.each(['zoom', 'lift', 'glide', 'still'] as const)(
  'the motion %s takes 150 to 400 ms',
  (motion: Motion) => {
    const variables = layoutVariables({ ...layout, motion });
    for (const name of ['--transitions-base', '--transitions-slow']) {
      const [duration] = variables[name]!.split(' ');
      expect(parseInt(duration!)).toBeGreaterThanOrEqual(150);
      expect(parseInt(duration!)).toBeLessThanOrEqual(400);
    }
  },
);

test.each(['close', 'even', 'wide'] as const)(
  'the rhythm %s leaves 64 to 80 px between bands in wide windows',
  (rhythm: Rhythm) => {
    const spacing = layoutVariables({ ...layout, rhythm })['--space-section'] ?? '';
    const maxPx = Number(/([\d.]+)rem\)$/.exec(spacing)?.[1]) * 16;
    expect(maxPx).toBeGreaterThanOrEqual(64);
    expect(maxPx).toBeLessThanOrEqual(80);
  },
);

test.each(themeNames)(
  'headlines in theme %s are at most 80 px in heroes and 44 px elsewhere',
  (name) => {
    const variables = themeVariables(name);
    const getMaxPx = (token: string) =>
      Number(/([\d.]+)rem\)$/.exec(variables[token] ?? '')?.[1]) * 16;
    expect(getMaxPx('--fontSizes-display')).toBeLessThanOrEqual(80);
    expect(getMaxPx('--fontSizes-h1')).toBe(44);
  },
);

interface FrontPage {
  placeholders: { main: { block: string; fields?: Record<string, unknown> }[] };
}

/** Layout of a front page's first block, without colours and pictures. */
function readOpening(name: (typeof siteNames)[number]) {
  const file = `cms/content/${name}/pages/index.yml`;
  const [hero] = (parse(readFileSync(file, 'utf8')) as FrontPage).placeholders.main;
  const { theme } = sites[name];
  const { hero: themeHero, header } = themes[theme].layout;
  const {
    Layout = themeHero.form,
    BackgroundColor = themeHero.tone,
    Reverse = false,
  } = hero?.fields ?? {};
  return JSON.stringify([Layout, BackgroundColor, Reverse, header]).toLowerCase();
}

test('[THEME-03] the first blocks of any two front pages have different layouts, even with the same theme', () => {
  const openings = siteNames.map(readOpening);
  expect(new Set(openings).size).toBe(siteNames.length);
});
