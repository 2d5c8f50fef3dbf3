import { personName } from '../../../../../cms/editor/people/personName';

jest.mock('../../../../../cms/editor/loadedTexts', () =>
  jest.requireActual('../../../../swedishTexts'),
);

test('[EDIT-85] the account of the editing secret has a name in the language of the editor', () => {
  expect(personName('Editing secret')).toBe('Redigeringshemlighet');
  expect(personName('Åsa Berg')).toBe('Åsa Berg');
});
