/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { examples } from '../../../../blocks/Carousel/Carousel.fixture';
import { contract } from '../../../../schema/generated/contract';
import { showBlock } from '../showBlock';

test('[CARO-09] [CARO-10] the contract of Carousel has every field of the specification', () => {
  const { fields } = contract.blocks.Carousel;
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining([
      ...['HasMediaButtons', 'ContentPlacementXAxis', 'ContentPlacementYAxis'],
      ...['SearchBarUrl', 'SearchBarPlaceHolderText', 'Height'],
    ]),
  );
  expect(fields.ContentPlacementXAxis.values.toSorted()).toEqual(['Center', 'Left', 'Right']);
  expect(fields.ContentPlacementYAxis.values.toSorted()).toEqual(['Bottom', 'Center', 'Top']);
  expect(Object.keys(contract.items.CarouselSlide.fields)).toEqual(
    expect.arrayContaining([
      ...['Title', 'Text', 'TextShadow', 'TextColor', 'Button', 'ButtonType'],
      ...['Image', 'ImagePhone', 'Video', 'VideoPhone'],
      ...['SubTitle', 'SubTitleLink', 'SubTitleColor'],
    ]),
  );
});

test('[CARO-10] a slide shows a picture, preamble, title, text and button', () => {
  showBlock('Carousel', examples.Default);
  const [, charging] = screen.getAllByRole('group', { name: /of 3$/ });
  const slide = within(charging as HTMLElement);
  expect(slide.getByRole('link', { name: 'Electric cars' })).toHaveAttribute(
    'href',
    '/kop-bil/biltyp/elbilar',
  );
  expect(slide.getByRole('heading', { level: 2 })).toHaveTextContent('Charge at home');
  expect(slide.getByRole('link', { name: 'See electric cars' })).toBeInTheDocument();
  expect(slide.getByRole('img')).toHaveAccessibleName('Electric car charging at dusk');
});

test('[CARO-12] the search bar of a carousel has its own target and placeholder', () => {
  const { container } = showBlock('Carousel', examples.Default);
  expect(container.querySelector('form')).toHaveAttribute('action', '/kop-bil');
  expect(screen.getByRole('searchbox')).toHaveAttribute(
    'placeholder',
    'Search make, model or equipment',
  );
  expect(showBlock('Carousel', examples.Medium).container.querySelector('form')).toBeNull();
});

test('[CARO-05] slides change after five seconds unless the editor sets a delay, and never without autoplay', () => {
  const readDelay = (fields: Parameters<typeof showBlock<'Carousel'>>[1]) =>
    showBlock('Carousel', fields).container.querySelector('section')?.dataset.delay;
  expect(readDelay({ ...examples.Default, Autoplay: true })).toBe('5000');
  expect(readDelay(examples.Medium)).toBe('8000');
  expect(readDelay(examples.Default)).toBeUndefined();
});

test('omits slides without picture and film, and has no controls for a single slide', () => {
  const [first] = examples.Default.Slides;
  const { container } = showBlock('Carousel', { Slides: [{ Title: { value: 'Bare' } }, first!] });
  expect(container.querySelectorAll('[data-slides] > *')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(showBlock('Carousel', {}).container).toBeEmptyDOMElement();
});
