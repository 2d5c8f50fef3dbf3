/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { countText } from '../../../../search/ui/countText';
import { examples } from '../../../../../blocks/KitShop/KitShop.fixture';
import { fitments } from '../../../ui/shop/fitments';
import { kitPicture, kitPictures } from '../../../ui/shop/kitPictures';
import { messagesOf } from '../../../../../messages/messagesOf';
import { fakeLayout } from '../../../../../tests/unit/design-system/fakeLayout';
import { showBlock } from '../../../../../tests/unit/blocks/showBlock';

beforeAll(fakeLayout);

test('[KIT-27] [OQ-98] a kit without pictures always gets the same one of four placeholders', () => {
  expect(new Set(kitPictures).size).toBe(4);
  expect(kitPicture({ kitId: '70000', images: [] })).toBe(kitPictures[(55 + 48 * 4) % 4]);
  const usedPictures = ['1', '2', '3', '4'].map((kitId) => kitPicture({ kitId }));
  expect(new Set(usedPictures).size).toBe(4);
  expect(kitPicture({ kitId: '1', images: ['/-/media/a.webp'] })).toBe('/-/media/a.webp');
});

test('[KIT-28] more than 10000 hits are shown as 10000+', () => {
  expect(countText(10_001, 'fi-FI')).toBe('10000+');
});

test('[KIT-30] [KIT-31] [KIT-32] [KIT-33] [KIT-34] [KIT-35] [ERR-36] [ERR-37] [ERR-38] [ERR-39] the Finnish texts are those of the specification', () => {
  expect(messagesOf('fi')).toMatchObject({
    kitQuoteSending: 'Lähetetään tarjousta...',
    kitQuoteSent: 'Tarjous lähetetty onnistuneesti!',
    kitQuoteError: 'Virhe tarjouksen lähettämisessä. Yritä uudelleen.',
    kitListError: 'Virhe autojen lataamisessa',
    kitNoneForVehicle: 'Ei varusteita löytynyt autolle: %s',
    kitNone: 'Ei kohteita löytynyt',
  });
});

test('[KIT-03] kits are shown as cards with the full price and a button for the quote', () => {
  const { container } = showBlock('KitShop', examples.Default);
  expect(container.querySelectorAll('[data-list-items] > li')).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: /^Add.*: ./ })).toHaveLength(3);
});

test('[KIT-34] [KIT-35] an empty result names the vehicle, if there is one', () => {
  showBlock('KitShop', examples.NothingFound);
  expect(screen.getByText('No kits found for vehicle: Volvo 740')).toBeInTheDocument();
});

test('[KIT-17] if not all kits are listed, the page shows how many are', () => {
  const { Default } = examples;
  const show = (total: number) =>
    showBlock('KitShop', { ...Default, data: { ...Default.data, total } } as never).container;
  expect(show(628)).toHaveTextContent('The first 480 of 628 are shown.');
  expect(show(480)).not.toHaveTextContent('The first');
});

test('[KIT-33] a list that cannot be loaded shows an error', () => {
  showBlock('KitShop', examples.ServiceFails);
  expect(screen.getByRole('alert')).toHaveTextContent('The kits could not be loaded');
});

test('[KIT-05] [KIT-10] details show parts, vehicles and labour', () => {
  const { container } = showBlock('KitShop', examples.Details);
  const details = container.querySelector('[data-kit-details]');
  expect(details).toHaveTextContent('VOLV-TOW-F-2');
  expect(details).toHaveTextContent('Volvo XC60, 2018–2020, 2022');
  expect(details).toHaveTextContent('Fitting, 4.5 h');
});

test('consecutive years are shown as a range', () => {
  const vehicle = { externalId: '', make: 'Kia', model: 'EV6', version: '' };
  const years = [2024, 2022, 2021, 2022].map((modelYear) => ({ ...vehicle, modelYear }));
  expect(fitments(years)).toEqual([{ model: 'Kia EV6', years: '2021–2022, 2024' }]);
});
