import { Authoring } from '../../../../cms/editor/authoring';
import { describeFailure } from '../../../../cms/editor/describeFailure';
import { messageText, refusalText } from '../../../../cms/editor/refusalText';
import { checkFieldValue } from '../../../../cms/items/checkFieldValue';
import { localizable } from '../../../../domain/localizable';
import english from '../../../../cms/editor/messages/refusals/en.json';
import { findRefusalTemplates } from '../../../support/refusalTemplates';

jest.mock('../../../../cms/editor/loadedTexts', () => jest.requireActual('../../../swedishTexts'));

/** Whether a message is about the structure of a request; no control of the editor can cause it. */
const isAboutRequestForm = (template: string) =>
  /^(?:\{0\}(?! stories)|days is|kind is)/.test(template);

test('[EDIT-85] every refusal of the platform has a translation, and every translation belongs to a refusal', () => {
  expect(findRefusalTemplates().filter((template) => !isAboutRequestForm(template))).toEqual(
    Object.keys(english).sort(),
  );
});

test("[EDIT-85] a refusal is shown in the editor's language, with its values", async () => {
  const { text, template, values } = localizable`A page has ${8} variants at most.`;
  expect(text).toBe('A page has 8 variants at most.');
  const response = {
    errors: [{ message: text, extensions: { code: 'BAD_INPUT', template, values } }],
  };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(response, { status: 400 }));
  await expect(new Authoring('token').publishItem('A', 'sv')).rejects.toThrow(
    'En sida får ha högst 8 varianter.',
  );
});

test('[EDIT-85] a refusal names fields by their labels, and what is wrong with them in the editor’s language', () => {
  const refused = (given: unknown) => {
    const checked = checkFieldValue({ kind: 'link' }, given);
    const { text, template, values } =
      localizable`Field "${{ field: 'Title', owner: 'Blurb' }}" ${checked.ok ? '' : checked.problem}.`;
    return refusalText({ message: text, extensions: { template, values } });
  };
  expect(refused({ href: 'javascript:alert(1)' })).toBe(
    'Fältet ”Rubrik” går inte att spara: adressen får webbläsare inte öppna.',
  );
  expect(refused({ href: `/${'x'.repeat(3000)}` })).toBe(
    'Fältet ”Rubrik” går inte att spara: det får ha högst 2000 tecken.',
  );
});

test('[EDIT-85] messages that are joined are each in the editor’s language', () => {
  const both = localizable`${localizable`“${'Råd'}” is gone.`} ${localizable`“${'Tips'}” is gone.`}`;
  expect(messageText(both)).toBe('”Råd” är borta. ”Tips” är borta.');
});

test('[EDIT-85] a failure without a code, which is for developers, is no text for editors', async () => {
  const answer = { errors: [{ message: 'Internal error.', extensions: {} }] };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer, { status: 500 }));
  const failure: unknown = await new Authoring('token')
    .publishItem('A', 'sv')
    .catch((error: unknown) => error);
  expect(describeFailure(failure)).toBe('Något gick fel');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(new Authoring('token').publishItem('A', 'sv')).rejects.toThrow(/^Inget svar/);
});

test("[EDIT-85] a refusal without a translation is shown in the platform's words", () => {
  expect(refusalText({ message: 'There is no such page.' })).toBe('Sidan finns inte.');
  expect(refusalText({ message: 'constructor' })).toBe('constructor');
});
