import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteNames } from '../../../sites/sites';

interface ErrorPage {
  placeholders: {
    main: { fields?: Partial<Record<'Image' | 'ImageDesktop', { src: string }>> }[];
  };
}

test.each(siteNames.flatMap((site) => [404, 500].map((status) => [status, site] as const)))(
  'the page for %s of %s has a picture of the media library',
  (status, site) => {
    const text = readFileSync(`cms/content/${site}/pages/${status}.yml`, 'utf8');
    const { Image, ImageDesktop } = (parse(text) as ErrorPage).placeholders.main[0]?.fields ?? {};
    const { src = '' } = Image ?? ImageDesktop ?? {};
    expect(src).toMatch(/^\/-\/media\//);
    expect(existsSync(src.replace('/-/media/', 'services/media/files/'))).toBe(true);
  },
);
