import { goodPassword, TestEditors } from './testEditors';
import { dataOrThrow, TestPlatform } from './testPlatform';

let platform: TestPlatform;
let editors: TestEditors;

beforeAll(async () => {
  platform = await TestPlatform.start();
  editors = new TestEditors(platform);
});
afterAll(() => platform.close());

test('an account keeps the language that it chose for the editor, until the choice is withdrawn', async () => {
  const { id, email, link } = await editors.invite({
    email: 'siv@example.com',
    name: 'Siv Berg',
    role: 'writer',
  });
  await editors.setPassword(link, goodPassword);
  const { token } = await editors.signIn(email, goodPassword);
  const choose = (language: string | null) =>
    editors.as(id, `mutation ($input: LanguageInput!) { changeMyLanguage(input: $input) }`, {
      input: { language },
    });
  expect((await editors.session(token)).editor).not.toHaveProperty('language');
  dataOrThrow(await choose('fi'));
  expect((await editors.session(token)).editor).toHaveProperty('language', 'fi');
  dataOrThrow(await choose(null));
  expect((await editors.session(token)).editor).not.toHaveProperty('language');
  expect(await choose('de')).toHaveProperty('errors');
});
