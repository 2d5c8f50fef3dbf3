/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { Wordmark } from '../../../../../design-system/components/Wordmark/Wordmark';
import {
  type WordmarkName,
  wordmarks,
} from '../../../../../design-system/components/Wordmark/wordmarks';
import { defaultSiteContent } from '../../../../../platform/content/siteContent';
import { siteNames, sites } from '../../../../../sites/sites';

const drawings = Object.keys(wordmarks) as WordmarkName[];

test('[THEME-03] every brand of ours has its own sign and letters', () => {
  const markups = drawings.map((drawing) => {
    const { container } = render(<Wordmark name="Automotive" drawing={drawing} />);
    return container.innerHTML;
  });
  expect(new Set(markups).size).toBe(drawings.length);
});

test('[NAV-06] the name is drawn as paths and read in full by screen readers', () => {
  const { container } = render(<Wordmark name="Automotive Sverige" drawing="road" />);
  expect(container.querySelectorAll('g path')).toHaveLength('AUTOMOTIVE'.length);
  expect(container).toHaveTextContent(/^Automotive Sverige$/);
});

test('a name with letters that are not drawn is set in type', () => {
  const { container } = render(<Wordmark name="Österbil" drawing="tag" />);
  expect(container.querySelector('g')).toBeNull();
  expect(container).toHaveTextContent('Österbil');
});

test.each(siteNames)('the name of %s fits into the box of a logo', (name) => {
  const site = sites[name];
  const { container } = render(
    <Wordmark
      name={defaultSiteContent(site, site.languages[0]).settings.name}
      drawing={site.wordmark}
    />,
  );
  for (const word of container.querySelectorAll('svg:has(g)')) {
    const [, , width = 0, height = 1] = (word.getAttribute('viewBox') ?? '').split(' ').map(Number);
    // 112 px next to the symbol, for long names with letters 12 px high.
    expect((width / height) * 12).toBeLessThanOrEqual(112);
  }
});
