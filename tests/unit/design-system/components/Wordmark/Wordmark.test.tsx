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

test('[THEME-03] every brand of ours has a sign and letters of its own', () => {
  const drawn = drawings.map((drawing) => {
    const { container } = render(<Wordmark name="Automotive" drawing={drawing} />);
    return container.innerHTML;
  });
  expect(new Set(drawn).size).toBe(drawings.length);
});

test('[NAV-06] the name is drawn for the eye and read in full', () => {
  const { container } = render(<Wordmark name="Automotive Sverige" drawing="road" />);
  expect(container.querySelectorAll('g path')).toHaveLength('AUTOMOTIVE'.length);
  expect(container).toHaveTextContent(/^Automotive Sverige$/);
});

test('a name with letters that nobody has drawn is set in type', () => {
  const { container } = render(<Wordmark name="Österbil" drawing="tag" />);
  expect(container.querySelector('g')).toBeNull();
  expect(container).toHaveTextContent('Österbil');
});

test.each(siteNames)('the name of %s fits the box of a logo', (name) => {
  const site = sites[name];
  const { container } = render(
    <Wordmark
      name={defaultSiteContent(site, site.languages[0]).settings.name}
      drawing={site.wordmark}
    />,
  );
  for (const word of container.querySelectorAll('svg:has(g)')) {
    const [, , width = 0, height = 1] = (word.getAttribute('viewBox') ?? '').split(' ').map(Number);
    // 112 px beside the sign, for letters that are 12 px high where they are long.
    expect((width / height) * 12).toBeLessThanOrEqual(112);
  }
});
