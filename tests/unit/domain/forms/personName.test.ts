import { personName } from '../../../../domain/forms/fields';

const isName = (typed: string) => personName().isValidSync(typed);

describe('the name of a person', () => {
  it.each([
    'Anna',
    'Åke-Börje',
    "O'Brien",
    'D’Angelo',
    'Ľubomíra Šťastná',
    'J. R. Ewing',
    'von der Leyen, dr.',
    'Мария',
    '李小龍',
    'Sofie (Lisa)',
  ])('is %s', (name) => {
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
  ])('is not %s', (name) => {
    expect(isName(name)).toBe(false);
  });
});
