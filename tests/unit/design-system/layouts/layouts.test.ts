import { layoutVariables } from '../../../../design-system/layouts/layoutVariables';
import type { Motion, Rhythm } from '../../../../design-system/layouts/ThemeLayout';
import { themeVariables } from '../../../../design-system/themes/themeCss';
import { type ThemeName, themes } from '../../../../design-system/themes/themes';
import { siteNames, sites } from '../../../../sites/sites';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const themeNames = Object.keys(themes) as ThemeName[];
const { layout } = themes.default;

test('[THEME-03] no two themes are built alike', () => {
  const built = themeNames.map((name) => JSON.stringify(themes[name].layout));
  expect(new Set(built).size).toBe(themeNames.length);
});

test('every named layout is the layout of a theme', () => {
  const used = themeNames.map((name) => themes[name].layout);
  expect(new Set(used.map(({ hero }) => hero.form)).size).toBe(4);
  expect(new Set(used.map(({ header }) => header)).size).toBe(4);
  expect(new Set(used.map(({ cards }) => cards)).size).toBe(3);
  expect(new Set(used.map(({ motion }) => motion)).size).toBe(4);
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
  'the rhythm %s leaves 64 to 80 px between bands on wide windows',
  (rhythm: Rhythm) => {
    const room = layoutVariables({ ...layout, rhythm })['--space-section'] ?? '';
    const most = Number(/([\d.]+)rem\)$/.exec(room)?.[1]) * 16;
    expect(most).toBeGreaterThanOrEqual(64);
    expect(most).toBeLessThanOrEqual(80);
  },
);

test.each(themeNames)(
  'the headlines of heroes in theme %s are at most 80 px, of tools 44',
  (name) => {
    const variables = themeVariables(name);
    const most = (token: string) => Number(/([\d.]+)rem\)$/.exec(variables[token] ?? '')?.[1]) * 16;
    expect(most('--fontSizes-display')).toBeLessThanOrEqual(80);
    expect(most('--fontSizes-h1')).toBe(44);
  },
);

interface Front {
  placeholders: { main: { block: string; fields?: Record<string, unknown> }[] };
}

/** What opens a site's front, where colour and pictures are not seen. */
function openingOf(name: (typeof siteNames)[number]) {
  const file = `cms/content/${name}/pages/index.yml`;
  const [hero] = (parse(readFileSync(file, 'utf8')) as Front).placeholders.main;
  const { theme } = sites[name];
  const { hero: own, header } = themes[theme].layout;
  const { Layout = own.form, BackgroundColor = own.tone, Reverse = false } = hero?.fields ?? {};
  return JSON.stringify([Layout, BackgroundColor, Reverse, header]).toLowerCase();
}

test('[THEME-03] no two sites open alike, whether or not they share a theme', () => {
  const openings = siteNames.map(openingOf);
  expect(new Set(openings).size).toBe(siteNames.length);
});
