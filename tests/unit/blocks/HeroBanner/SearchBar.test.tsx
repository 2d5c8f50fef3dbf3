/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { examples as carousels } from '../../../../blocks/Carousel/Carousel.fixture';
import { examples } from '../../../../blocks/HeroBanner/HeroBanner.fixture';
import type { HeroBannerData } from '../../../../blocks/HeroBanner/HeroBanner.data';
import { start } from '../../../../blocks/HeroBanner/SearchBar.entry.client';
import type { HeroBannerFields } from '../../../../schema/generated/fields';
import { showBlock } from '../showBlock';

const banner = { ...examples.Default, SearchBarUrl: { value: { href: '/cars' } } };
const carSearchBanner: HeroBannerFields = { ...banner, SearchBarFindsCars: true };

const showCarSearch = (data: HeroBannerData) =>
  showBlock('HeroBanner', { ...carSearchBanner, data } as HeroBannerFields);

test.each([
  ['HERO-07', 'banner', () => showBlock('HeroBanner', banner)],
  [
    'CARO-12',
    'carousel',
    () => showBlock('Carousel', { ...carousels.Default, SearchBarUrl: banner.SearchBarUrl }),
  ],
])('[%s] in a %s an empty or blank search cannot be sent', (_id, _name, show) => {
  const { container } = show();
  const form = container.querySelector<HTMLFormElement>('form[role=search]')!;
  const input = form.querySelector('input')!;
  const submit = form.querySelector('button[type=submit]');
  start(form);
  expect(submit).toBeDisabled();
  fireEvent.input(input, { target: { value: '   ' } });
  expect(submit).toBeDisabled();
  fireEvent.input(input, { target: { value: ' bmw ' } });
  expect(submit).toBeEnabled();
  fireEvent.input(input, { target: { value: '' } });
  expect(submit).toBeDisabled();
});

test('[HERO-07] without script the browser validates that the search has text', () => {
  const { container } = showBlock('HeroBanner', banner);
  const input = container.querySelector<HTMLInputElement>('input[type=search]')!;
  expect(container.querySelector('button[type=submit]')).toBeEnabled();
  const canSend = (value: string) => {
    input.value = value;
    return input.checkValidity();
  };
  expect(['', '   ', ' bmw '].map(canSend)).toEqual([false, false, true]);
});

test('[HERO-07] the button is enabled for text that the browser restores when the page is shown', () => {
  const { container } = showBlock('HeroBanner', banner);
  const form = container.querySelector<HTMLFormElement>('form[role=search]')!;
  start(form);
  form.querySelector('input')!.value = 'volvo';
  fireEvent(window, new Event('pageshow'));
  expect(form.querySelector('button[type=submit]')).toBeEnabled();
});

test('a link next to the search leads to all cars, with their number if it is known', () => {
  showCarSearch({ carCount: 600 });
  const link = screen.getByRole('link', { name: 'Show all 600 cars' });
  expect(link).toHaveAttribute('href', '/cars');
  expect(link.closest('form')).toBeNull();
  const uncounted = showCarSearch({}).container;
  expect(uncounted).toHaveTextContent('Show all cars');
  expect(showBlock('HeroBanner', banner).container).not.toHaveTextContent('Show all');
});
