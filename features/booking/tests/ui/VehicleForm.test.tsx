/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { VehicleForm } from '../../ui/VehicleForm';
import type { BookingSettings } from '../../ui/step.types';
import { sv } from '../../../../messages/catalogues';
import { Words } from './Words';

const settings = { country: 'SE', elsewhere: [] } as unknown as BookingSettings;
const uppsala = { name: 'Uppsala', latitude: 59.86, longitude: 17.64, placeId: '', region: '' };

/** Looks up a car while the server answers with an error. */
async function lookUp(status: number, body: object): Promise<HTMLElement> {
  global.fetch = (async () => ({ ok: false, status, json: async () => body })) as never;
  render(
    <VehicleForm
      car={null}
      location={uppsala}
      dispatch={jest.fn()}
      settings={settings}
      notSupportedText="bookingNotSupported"
    />,
    { wrapper: Words },
  );
  fireEvent.change(screen.getByLabelText(new RegExp(sv.bookingPlate)), {
    target: { value: 'DSL123' },
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: sv.bookingContinue })));
  return screen.getByRole('alert');
}

const serverMessage = 'Fordonsregistret är stängt till klockan 18, försök då.';

test.each([
  ['a text instead of a code', 400, { 'Error Result': [serverMessage] }, serverMessage],
  ['a message', 500, { message: serverMessage }, serverMessage],
  ['a known code', 404, { 'Error Result': ['VehicleNotFound'] }, sv.bookingVehicleNotFound],
  ['an unknown code', 400, { 'Error Result': ['DepartmentNotFound'] }, sv.bookingServerError],
])(
  '[BOOK-90] [ERR-42] a look-up that fails with %s shows the error below the form, and logs a warning',
  async (_, status, body, text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const alert = await lookUp(status, body);
    expect(alert).toHaveTextContent(text);
    const button = screen.getByRole('button', { name: sv.bookingContinue });
    expect(button.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  },
);
