/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CropEditor } from '../../../../../cms/editor/media/CropEditor';
import type { CropRatio } from '../../../../../cms/editor/media/cropRatios';
import { fakeDialogs } from '../../../design-system/fakeDialogs';
import { createTestAsset } from './createTestAsset';

beforeAll(() => {
  fakeDialogs();
  // jsdom has no layout: the picture of 800 × 400 px is displayed at half its size.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
});

const centre = { x: 0.5, y: 0.5 };

function renderEditor(ratio: CropRatio) {
  const onCrop = jest.fn(() => Promise.resolve(undefined));
  const asset = createTestAsset();
  render(
    <CropEditor
      asset={asset}
      ratio={ratio}
      focalPoint={centre}
      onCrop={onCrop}
      onClose={jest.fn()}
    />,
  );
  return onCrop;
}

const getCropArea = () => screen.getByRole('group', { name: /^Part that is shown/ });
const getValues = () => screen.getByRole('status');

test('[EDIT-42] the arrow keys move a crop and resize it at its handles, and its values are announced', () => {
  renderEditor('1:1');
  expect(getValues()).toHaveTextContent('400 × 400 pixels · 25% from the left, 0% from the top');
  fireEvent.keyDown(getCropArea(), { key: 'ArrowRight', shiftKey: true });
  expect(getValues()).toHaveTextContent('400 × 400 pixels · 28% from the left');
  const handle = screen.getByRole('button', { name: /^Handle bottom right/ });
  fireEvent.keyDown(handle, { key: 'ArrowLeft', shiftKey: true });
  expect(getValues()).toHaveTextContent('380 × 380 pixels');
});

test('[EDIT-42] a free crop can have any shape, and reset selects the full picture', async () => {
  const onCrop = renderEditor('free');
  expect(getValues()).toHaveTextContent('800 × 400 pixels');
  const handle = screen.getByRole('button', { name: /^Handle right:/ });
  fireEvent.keyDown(handle, { key: 'ArrowLeft', ctrlKey: true });
  expect(getValues()).toHaveTextContent('600 × 400 pixels');
  fireEvent.click(screen.getByRole('button', { name: 'Use this crop' }));
  expect(onCrop).toHaveBeenCalledWith({ x: 0, y: 0, width: 0.75, height: 1 });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use this crop' })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(getValues()).toHaveTextContent('800 × 400 pixels');
});
