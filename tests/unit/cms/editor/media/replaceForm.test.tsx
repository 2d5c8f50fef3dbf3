/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ReplaceForm } from '../../../../../cms/editor/media/ReplaceForm';
import type { Asset } from '../../../../../cms/editor/media/mediaApi';
import { fakeDialogs } from '../../../design-system/fakeDialogs';
import { createTestAsset } from './createTestAsset';

beforeAll(fakeDialogs);

const rightHalf = { x: 0.5, y: 0, width: 0.5, height: 1 };

const oldAsset = createTestAsset({
  alt: { sv: 'En röd bil', en: 'A red car' },
  focalPoint: '0.3,0.4',
  crops: [
    { ...rightHalf, ratio: '1:1', address: '/-/media/u/c.webp', pixelWidth: 400, pixelHeight: 400 },
  ],
});

function renderForm(newAsset: Partial<Asset>, replaced = oldAsset) {
  const onSend = jest.fn(() => Promise.resolve(undefined));
  render(
    <ReplaceForm
      oldAsset={replaced}
      newAsset={createTestAsset({ id: 'b', address: '/-/media/u/new.webp', ...newAsset })}
      languages={['sv', 'en']}
      onSend={onSend}
      onClose={jest.fn()}
    />,
  );
  return onSend;
}

const submitForm = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Replace everywhere' }));

test('[EDIT-43] texts, focal point and crops of the old picture are shown with the new one, and submitted with the changes', async () => {
  const onSend = renderForm({});
  expect(screen.getByLabelText('What it shows, in English')).toHaveValue('A red car');
  const altField = screen.getByLabelText('What it shows, in Swedish');
  expect(altField).toHaveFocus();
  fireEvent.change(altField, { target: { value: 'En blå bil' } });
  fireEvent.keyDown(screen.getByRole('button', { name: /^Focal point: 30%/ }), {
    key: 'ArrowRight',
  });
  submitForm();
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend).toHaveBeenCalledWith({
    alt: [
      { language: 'sv', text: 'En blå bil' },
      { language: 'en', text: 'A red car' },
    ],
    isDecorative: false,
    focalPoint: '0.31,0.4',
    crops: expect.arrayContaining([
      { ratio: '1:1', area: rightHalf },
      { ratio: '16:9', area: undefined },
    ]),
  });
});

test('[EDIT-43] for a picture of another shape a crop is placed around the focal point, and can be removed', async () => {
  const onSend = renderForm({ width: 400, height: 400 });
  expect(screen.getByText('1:1 · 400 × 400 pixels')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the crop in 1:1' }));
  submitForm();
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend).toHaveBeenCalledWith(
    expect.objectContaining({
      crops: expect.arrayContaining([{ ratio: '1:1', area: undefined }]),
    }),
  );
});

const freeCrop = {
  ...{ x: 0.4, y: 0.2, width: 0.5, height: 0.7, ratio: 'free' as const },
  ...{ address: '/-/media/u/f.webp', pixelWidth: 400, pixelHeight: 350 },
};

test('[EDIT-43] a crop of free shape stays the same part of a picture of the same shape', async () => {
  const onSend = renderForm({}, { ...oldAsset, crops: [freeCrop] });
  submitForm();
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  const { x, y, width, height } = freeCrop;
  expect(onSend).toHaveBeenCalledWith(
    expect.objectContaining({
      crops: expect.arrayContaining([{ ratio: 'free', area: { x, y, width, height } }]),
    }),
  );
});

test('[EDIT-43] a crop of free shape is omitted for a picture of another shape, and a hint says so', async () => {
  const onSend = renderForm({ width: 400, height: 400 }, { ...oldAsset, crops: [freeCrop] });
  expect(screen.getByText(/laid around the focal point.*free shape is not kept/)).toBeVisible();
  submitForm();
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend).toHaveBeenCalledWith(
    expect.objectContaining({
      crops: expect.arrayContaining([{ ratio: 'free', area: undefined }]),
    }),
  );
});

test('[EDIT-43] a message says that a vector picture cannot have crops', () => {
  renderForm({ kind: 'DRAWING' });
  expect(screen.getByText(/^A vector picture cannot be cropped/)).toBeInTheDocument();
});
