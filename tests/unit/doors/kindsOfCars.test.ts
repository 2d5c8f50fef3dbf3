import { siteNames, sites } from '../../../sites/sites';
import { content } from './content';

/** Paths of pages about a kind of car, in the five languages. */
const aboutKind =
  /(elbil(ar)?|electric-(cars|vehicles)|sahkoauto|elektromobil|hybrid(bilar|er)?|\/biltype?\/[^/]+)$/;
/** Stories of a magazine; vans of a make that has no electric one in stock. */
const exempt = /(arti[ck]|mercedes-benz-vans)/;

test.each(siteNames.filter((name) => sites[name].carPath))(
  'pages of %s about a kind of car show those in stock',
  (name) => {
    const lost: string[] = [];
    for (const item of content.all()) {
      const path = content.pathOf(item);
      if (item.site !== name || !aboutKind.test(path) || exempt.test(path)) continue;
      for (const { placeholders } of item.versions.values()) {
        const blocks = Object.values(placeholders ?? {}).flat();
        if (blocks.length === 0) continue;
        const names = blocks.map((block) => block.componentName);
        if (!names.some((one) => one === 'CarQueryTeaser' || one === 'CarList')) lost.push(path);
      }
    }
    expect(lost).toEqual([]);
  },
);
