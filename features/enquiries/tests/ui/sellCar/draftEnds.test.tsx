/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { SellCarForm } from '../../../../../blocks/SellCarForm/SellCarForm';
import { examples } from '../../../../../blocks/SellCarForm/SellCarForm.fixture';
import { examplePage } from '../../../../../site/dev/examplePage';
import { PageProviders } from '../../../../../site/page/PageProviders';

const show = () =>
  render(
    <PageProviders data={examplePage({ title: 'Sell', theme: 'default', language: 'en' })}>
      <SellCarForm {...examples.Default} />
    </PageProviders>,
  );

test.each([
  ['is deleted when the address leads to its thanks', '#sell-car-sent', ''],
  ['is kept when the address leads to the form', '#sell-car-form', 'Anna'],
])('the draft of a form sent without script %s', (_, hash, name) => {
  sessionStorage.clear();
  location.hash = '';
  const first = show();
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Anna' } });
  first.unmount();
  location.hash = hash;
  show();
  expect(screen.getByLabelText(/^Name/)).toHaveValue(name);
  expect(sessionStorage).toHaveLength(name === '' ? 0 : 1);
});
