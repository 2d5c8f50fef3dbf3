import { bookingErrorBody, readBookingError } from '../../../../domain/booking/bookingErrors';

test('[OLDBOOK-08] reads the error code from the first entry of the Error Result', () => {
  const read = (...entries: unknown[]) => readBookingError({ 'Error Result': entries });
  expect(read('InvalidReg', 'VehicleNotFound')).toEqual({ code: 'InvalidReg' });
  expect(read('VehicleNotFound')).toEqual({ code: 'VehicleNotFound' });
  expect(read('Fordon hittades inte')).toEqual({ code: 'VehicleNotFound' });
  expect(read('TimeslotNotAvailable')).toEqual({ code: 'TimeslotNotAvailable' });
  expect(read('BrandNotSupported,Alfa Romeo')).toEqual({
    code: 'BrandNotSupported',
    brand: 'Alfa Romeo',
  });
});

test('[OLDBOOK-12] [BOOK-101] any other error body is a ServerError', () => {
  const bodies = [undefined, null, 7, '<html>', {}, { 'Error Result': 'InvalidReg' }];
  for (const body of [...bodies, ...[[], [7], [{}], ['toString'], ['']].map(wrapped)]) {
    expect(readBookingError(body)).toEqual({ code: 'ServerError' });
  }
});

test("[BOOK-90] [ERR-42] keeps the system's own message with a ServerError, but not a single unknown code", () => {
  const output = 'Fordonsregistret är stängt till klockan 18, försök då.';
  expect(readBookingError(wrapped([output]))).toEqual({ code: 'ServerError', said: output });
  expect(readBookingError({ message: ` ${output}\n` })).toEqual({
    code: 'ServerError',
    said: output,
  });
  expect(readBookingError(wrapped(['DepartmentNotFound']))).toEqual({ code: 'ServerError' });
  expect(readBookingError(wrapped(['x '.repeat(400)])).said).toHaveLength(300);
});

test('an error reads the same after it was passed on', () => {
  for (const error of [
    { code: 'InvalidReg' } as const,
    { code: 'BrandNotSupported', brand: 'Alfa, Romeo' } as const,
    { code: 'ServerError', said: 'Registret svarar inte, försök senare' } as const,
  ]) {
    expect(readBookingError(bookingErrorBody(error))).toEqual(error);
  }
});

const wrapped = (list: unknown[]) => ({ 'Error Result': list });
