import { kitPrice, kitPrices } from '../../../../domain/kits/kitPrice';
import { findVehicle } from '../../model/findVehicle';
import { kitQuoteRequest } from '../../../../domain/kits/kitQuote';
import {
  pickValidValues,
  isCompleteSession,
  isKitSessionKey,
} from '../../../../domain/kits/kitSession';

const session = {
  user: 'Aino',
  dealer: 'Espoo',
  unit: '4021',
  transactionId: 'T-1',
  auto: 'Volvo',
};

test('[KIT-25] each line is rounded with 25.5 percent VAT, then lines are summed, and the VAT adds up', () => {
  expect(kitPrice(979.9, 25.5)).toBe(1229.77);
  const { lines, total, withoutVat, vat } = kitPrices([0.1, 0.1, 0.1], 25.5);
  expect(lines.map(({ price }) => price)).toEqual([0.13, 0.13, 0.13]);
  expect(total).toBe(0.39);
  expect(withoutVat + vat).toBeCloseTo(total, 10);
});

test('[KIT-11] valid values of a session are kept, and others are dropped', () => {
  expect(pickValidValues(session)).toEqual(session);
  expect(pickValidValues({ ...session, user: ' Aino ' }).user).toBe('Aino');
  for (const invalid of ['', ' ', 'x'.repeat(81), '<script>', 'a\u0000b', 'a\nb', {}, undefined]) {
    expect(pickValidValues({ ...session, unit: invalid })).not.toHaveProperty('unit');
  }
});

test('[KIT-11] a session value that could be part of a path or address is dropped', () => {
  for (const invalid of ['..', '../x', 'a/b', 'a..b', '.x', 'a#b', 'a;b', 'a\\b', 'a?b', 'a%2e']) {
    expect(pickValidValues({ ...session, unit: invalid })).not.toHaveProperty('unit');
  }
  for (const validText of ["Åke O'Hara", 'aino@carstore.example', 'T-1.2', 'A & B (1)']) {
    expect(pickValidValues({ ...session, unit: validText }).unit).toBe(validText);
  }
});

test('[KIT-08] keys of a session are recognised in any spelling', () => {
  for (const key of ['user', 'USER', 'user[]', 'transactionid', 'TransactionId[0]', ' auto ']) {
    expect(isKitSessionKey(key)).toBe(true);
  }
  for (const key of ['users', 'make', '', '[]', 'automatic']) {
    expect(isKitSessionKey(key)).toBe(false);
  }
});

test('[KIT-21] a session is complete only with all five values', () => {
  expect(isCompleteSession(session)).toBe(true);
  for (const key of Object.keys(session)) {
    expect(isCompleteSession({ ...session, [key]: undefined })).toBe(false);
  }
});

test('[KIT-24] a quote needs a session and a cart that is not empty', () => {
  const quoteId = 'a3d5a5f0-7a53-4f5e-9a3d-2b7f6f1a9c01';
  const quote = { ...session, quoteId, cart: [{ kitId: '70001' }] };
  expect(kitQuoteRequest.isValidSync(quote)).toBe(true);
  expect(kitQuoteRequest.isValidSync({ ...quote, cart: [] })).toBe(false);
  expect(kitQuoteRequest.isValidSync({ ...quote, cart: [{ kitId: '<b>' }] })).toBe(false);
  for (const cart of [[{ kitId: '1' }, { kitId: '1' }], [{ kitId: '1' }, { kitId: 1 }], [null]]) {
    expect(kitQuoteRequest.isValidSync({ ...quote, cart })).toBe(false);
  }
  expect(kitQuoteRequest.isValidSync({ ...quote, quoteId: '1' })).toBe(false);
  expect(kitQuoteRequest.isValidSync({ ...quote, auto: '' })).toBe(false);
});

describe('[OQ-99] the vehicle named in a text', () => {
  const vehicles = [
    {
      text: 'Volvo',
      children: [
        { text: 'V60' },
        { text: 'V60 Cross Country' },
        { text: 'XC60', children: [{ text: '2021' }] },
      ],
    },
    { text: 'Mercedes-Benz', children: [{ text: 'C-Klass' }] },
  ];
  test.each([
    ['Volvo XC60 2021', ['Volvo', 'XC60', '2021'], ''],
    ['volvo xc 60 vetokoukku', ['Volvo', 'XC60'], 'vetokoukku'],
    ['mercedes benz c klass', ['Mercedes-Benz', 'C-Klass'], ''],
    ['Volvo V60 Cross Country', ['Volvo', 'V60 Cross Country'], ''],
    ['Volvo 740', ['Volvo'], '740'],
  ])('%s', (text, path, ignored) => {
    expect(findVehicle(text, vehicles)).toEqual({ path, ignored });
  });

  test('a text that names no make has no vehicle', () => {
    expect(findVehicle('vetokoukku', vehicles)).toBeUndefined();
  });
});
