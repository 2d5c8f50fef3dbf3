/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Authoring } from '../../../../../cms/editor/authoring';
import { ImageInput } from '../../../../../cms/editor/forms/ImageInput';
import { LibraryContext } from '../../../../../cms/editor/forms/LibraryContext';
import { createTestAsset } from '../media/createTestAsset';

const site = {
  name: 'harbour',
  label: 'Harbour',
  languages: ['sv'],
  origin: 'http://harbour.localhost',
  timeZone: 'Europe/Stockholm',
};

function renderInput(src: string, response: Promise<unknown>) {
  jest.spyOn(Authoring.prototype, 'request').mockReturnValue(response as Promise<never>);
  render(
    <LibraryContext value={{ authoring: new Authoring('csrf'), site, language: 'sv' }}>
      <ImageInput label="Image" value={{ src }} onChange={jest.fn()} />
    </LibraryContext>,
  );
}

const queryNotInLibrary = () => screen.queryByText('Not in the library');

test('[EDIT-44] a file of the library is never shown as “not in the library”, not even while it is loading', async () => {
  renderInput(
    '/-/media/scenes/showroom.webp',
    Promise.resolve(createTestAsset({ name: 'Showroom.webp' })),
  );
  expect(queryNotInLibrary()).not.toBeInTheDocument();
  await screen.findByText('Showroom.webp');
  expect(screen.getByText('800 × 400 · 1 kB')).toBeInTheDocument();
  expect(queryNotInLibrary()).not.toBeInTheDocument();
});

test('[EDIT-44] after a failed lookup a file is not shown as “not in the library”', async () => {
  const failedRequest = Promise.reject(new Error('offline'));
  renderInput('/-/media/scenes/showroom.webp', failedRequest);
  await act(() => failedRequest.catch(() => undefined));
  expect(queryNotInLibrary()).not.toBeInTheDocument();
});

test('[EDIT-44] a file that is missing in the library, or is on another host, is shown as “not in the library”', async () => {
  renderInput('/-/media/scenes/gone.webp', Promise.resolve(null));
  expect(await screen.findByText('Not in the library')).toBeInTheDocument();
  renderInput('https://example.com/a.webp', Promise.resolve(null));
  expect(screen.getAllByText('Not in the library')).toHaveLength(2);
});
