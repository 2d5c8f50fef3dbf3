import { personName } from '../../../../domain/forms/fields';
import { names as fi } from './names/fi';
import { names as gb } from './names/gb';
import { names as no } from './names/no';
import { names as se } from './names/se';
import { names as sk } from './names/sk';

const isName = (typed: string) => personName().isValidSync(typed);

describe('the name of a person', () => {
  it.each([
    'Anna',
    'Åke-Börje',
    "O'Brien",
    'Ľubomíra Šťastná',
    'J. R. Ewing',
    'von der Leyen, dr.',
    'Мария',
    '李小龍',
    'Sofie (Lisa)',
  ])('can be %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    'Vinn pengar https://evil.example/x',
    'gå till evil.example nu',
    'www.evil.example',
    '<a href="https://evil.example">klicka</a>',
    'anna@evil.example',
    '0701234567',
    ' ',
    // Mails contain the name: if it could be an address in any disguise, they could carry advertisements.
    'Evil.Example',
    'evil.example',
    'Dr. evil.example',
    'K.evil.example',
    'bit.ly & co',
    'http:evil.example',
    'mailto:anna',
    'www：evil．example',
    'Ring 070 123 45 67',
    'Win 1000',
    'Vinn 50%',
    'Anna <b>Ek</b>',
    'Anna\\Ek',
    'Anna/Erik',
    "'",
    '- -',
  ])('cannot be %s', (name) => {
    expect(isName(name)).toBe(false);
  });
});

test.each(['.', 'K.', "'", '- ', 'a.'])(
  '60,000 times %j is not a name, and is rejected quickly',
  (sign) => expect(isName(sign.repeat(60_000))).toBe(false),
);

describe.each([
  ['SE', se],
  ['NO', no],
  ['GB', gb],
  ['SK', sk],
  ['FI', fi],
] as const)('names of %s', (_country, names) => {
  test('include at least thirty examples', () => expect(names.length).toBeGreaterThanOrEqual(30));

  test.each(names)('%j is stored as %j: %s (%s)', (typed, stored) => {
    expect(personName().validateSync(typed)).toBe(stored);
    expect(personName().validateSync(stored)).toBe(stored);
  });
});
