import { lastResortPage } from '../../../../platform/pages/lastResortPage';
import { siteNames, sites } from '../../../../sites/sites';

const render = (name: (typeof siteNames)[number], status: number): string =>
  lastResortPage({
    ...{ site: sites[name], language: sites[name].languages[0], status },
    requestId: 'a-1',
  });

test.each(siteNames)(
  'the page of %s while an upstream is down has a drawing and loads nothing',
  (name) => {
    const html = render(name, 503);
    expect(html).toContain('<svg viewBox="0 0 320 150" aria-hidden="true">');
    expect(html).not.toMatch(/<(?:img|link|script)\b|url\(|@import/);
  },
);

test('the result of a form has no drawing', () => {
  expect(render('automotive-se', 200)).not.toContain('<svg');
  expect(render('automotive-se', 422)).not.toContain('<svg');
});
