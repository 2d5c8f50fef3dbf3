import { siteNames, sites } from '../../../sites/sites';
import { content } from './content';

/** Matches the paths of pages about a kind of car, in all languages. */
const kindPagePath =
  /(elbil(ar)?|electric-(cars|vehicles)|sahkoauto|elektromobil|hybrid(bilar|er)?|\/biltype?\/[^/]+)$/;
/** Excludes magazine articles, and vans of a make without electric vans in the stock. */
const excludedPath = /(arti[ck]|mercedes-benz-vans)/;

test.each(siteNames.filter((name) => sites[name].carPath))(
  'pages of %s about a kind of car show cars of that kind in stock',
  (name) => {
    const lost: string[] = [];
    for (const item of content.listAll()) {
      const path = content.getPath(item);
      if (item.site !== name || !kindPagePath.test(path) || excludedPath.test(path)) continue;
      for (const { placeholders } of item.versions.values()) {
        const blocks = Object.values(placeholders ?? {}).flat();
        if (blocks.length === 0) continue;
        const names = blocks.map((block) => block.componentName);
        if (!names.some((entry) => entry === 'CarQueryTeaser' || entry === 'CarList'))
          lost.push(path);
      }
    }
    expect(lost).toEqual([]);
  },
);
