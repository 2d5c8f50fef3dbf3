/**
 * `npm run sheets [-- name …]`: starts the built product and combines screenshots of its pages in
 * `stories/pictures/`, to review them as a whole. Without names it creates all sheets of screens; those with
 * forced colours (`…-forced`) and print (`…-print`) must be named.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { runCommand, UsageError } from '../../platform/command';
import { launchBrowser } from '../bench/browser';
import { startProduct } from '../bench/product';
import { createContactSheet, type SheetLayout } from './contactSheet';
import { brands, fronts, findPurchasePages, type SheetPage, tasks } from './sheetPages';
import { type SheetMedium, takePictures } from './takePictures';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** A4 portrait without the margins of browsers, in CSS pixels. */
const paper = { width: 718, height: 1045 };
const large: SheetLayout = { columns: 4, width: 480, ratio: 1.6 };
const small: SheetLayout = { columns: 6, width: 300, ratio: 3 };

interface Sheet {
  pages: (port: number) => readonly SheetPage[] | Promise<readonly SheetPage[]>;
  size: typeof desk;
  layout: SheetLayout;
  medium?: SheetMedium;
}

/** Returns the sheets with forced colours and for print. */
const inOtherMedia = (name: string, pages: Sheet['pages']): [string, Sheet][] => [
  [`${name}-desk-forced`, { pages, size: desk, layout: large, medium: 'forced' }],
  [`${name}-phone-forced`, { pages, size: phone, layout: small, medium: 'forced' }],
  [`${name}-desk-print`, { pages, size: desk, layout: large, medium: 'print' }],
  [
    `${name}-paper-print`,
    { pages, size: paper, layout: { ...small, width: 400 }, medium: 'print' },
  ],
  [`${name}-phone-print`, { pages, size: phone, layout: small, medium: 'print' }],
];

const sheets: Readonly<Record<string, Sheet>> = {
  'fronts-desk': { pages: () => fronts, size: desk, layout: large },
  'fronts-phone': { pages: () => fronts, size: phone, layout: small },
  'fronts-grey': {
    pages: () => fronts,
    size: desk,
    layout: { columns: 4, width: 300, ratio: 0.625, grey: true },
  },
  'path-desk': { pages: findPurchasePages, size: desk, layout: large },
  'path-phone': { pages: findPurchasePages, size: phone, layout: small },
  'brands-desk': { pages: () => brands, size: desk, layout: { ...large, columns: 3 } },
  'brands-phone': { pages: () => brands, size: phone, layout: small },
  ...Object.fromEntries([
    ...inOtherMedia('fronts', () => fronts),
    ...inOtherMedia('path', findPurchasePages),
    ...inOtherMedia('brands', () => brands),
    ...inOtherMedia('tasks', () => tasks),
  ]),
};

async function makeSheet(name: string, sheet: Sheet, browser: Browser, port: number) {
  const pictures = await takePictures(
    browser,
    await sheet.pages(port),
    port,
    sheet.size,
    sheet.medium,
  );
  const file = path.join('stories', 'pictures', `${name}.webp`);
  const picture = await createContactSheet(pictures, sheet.layout);
  await writeFile(file, picture);
  console.log(`${file}: ${pictures.length} pages, ${Math.round(picture.length / 1000)} kB`);
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in sheets));
  if (unknown.length > 0) throw new UsageError(`There are ${Object.keys(sheets).join(', ')}.`);
  const isMade = (name: string, { medium }: Sheet) =>
    names.length === 0 ? !medium : names.includes(name);
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    for (const [name, sheet] of Object.entries(sheets))
      if (isMade(name, sheet)) await makeSheet(name, sheet, browser, product.port);
  } finally {
    await browser.close();
    await product.stop();
  }
}

await runCommand('npm run sheets [-- <name> …]', () => main(process.argv.slice(2)));
