/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { examples } from '../../../../blocks/Blurb/Blurb.fixture';
import { contract } from '../../../../schema/generated/contract';
import { showBlock } from '../showBlock';

test('[BLURB-05] [ERR-03] a blurb without fields renders nothing and is logged', () => {
  const { container, notes } = showBlock('Blurb', {});
  expect(container).toBeEmptyDOMElement();
  expect(notes).toEqual([{ block: 'Blurb', message: 'No fields provided' }]);
});

test('[BLURB-03] the contract of Blurb has every field of the specification', () => {
  expect(Object.keys(contract.blocks.Blurb.fields)).toEqual(
    expect.arrayContaining([
      ...['Title', 'TitleTag', 'RichText', 'Link', 'Reverse', 'BackgroundColor', 'TextColor'],
      ...['UseTextAnimations', 'UseMediaAnimations', 'FullHeight', 'CenterContent'],
      ...['ImageDesktop', 'ImagePhone', 'VideoDesktop', 'VideoPhone', 'YoutubeID', 'HasControlBar'],
    ]),
  );
  expect(contract.blocks.Blurb.fields.TextColor.values).toEqual([
    'Dark',
    'Light',
    'Black',
    'White',
  ]);
});

test('[BLURB-04] the title has the heading element that the editor chose, or h2 by default', () => {
  showBlock('Blurb', { Title: { value: 'Plain' } });
  expect(screen.getByRole('heading', { name: 'Plain', level: 2 })).toBeInTheDocument();
  showBlock('Blurb', { Title: { value: 'Chosen' }, TitleTag: 'h4' });
  expect(screen.getByRole('heading', { name: 'Chosen', level: 4 })).toBeInTheDocument();
});

test('[BLURB-01] shows title, text, link and picture, with a crop of the picture for phones', () => {
  const { container } = showBlock('Blurb', examples.Default);
  expect(screen.getByRole('link', { name: 'How a service works' })).toHaveAttribute(
    'href',
    '/service-och-verkstad',
  );
  expect(screen.getByText('now').tagName).toBe('STRONG');
  expect(container.querySelector('picture source')?.getAttribute('srcset')).toContain('phone');
  expect(screen.getByRole('img').getAttribute('src')).toContain('garage.webp');
});

test('[BLURB-01] shows a film instead of the picture, with its own version for phones', () => {
  const file = (src: string) => ({ value: { src } });
  const { container } = showBlock('Blurb', {
    Title: { value: 'Film' },
    VideoDesktop: file('/wide.webm'),
    VideoPhone: file('/phone.webm'),
  });
  const sources = [...container.querySelectorAll('video source')];
  expect(sources.map((source) => source.getAttribute('src'))).toEqual([
    '/phone.webm',
    '/wide.webm',
  ]);
  expect(sources[0]?.getAttribute('media')).toMatch(/max-width: 767/);
  expect(sources[1]?.hasAttribute('media')).toBe(false);
});
