import { dataOrThrow, editingSecret, type Answer, type TestPlatform } from './testPlatform';

export const visitor = { address: '203.0.113.1', browser: 'Firefox on Linux' };

export const goodPassword = 'korrekt häst batteri 7';

export interface TestEditor {
  id: string;
  email: string;
  /** Path of the link that sets the password. */
  link: string;
}

/**
 * Sends requests to the platform as the web process does: account management, and GraphQL on behalf of
 * accounts.
 */
export class TestEditors {
  constructor(private readonly platform: TestPlatform) {}

  async people<Body = Record<string, unknown>>(path: string, body: object): Promise<Body> {
    const headers = { authorization: `Bearer ${editingSecret}` };
    const answer: unknown = await this.platform.post(`/authoring/people${path}`, body, headers);
    return answer as Body;
  }

  /** Sends a GraphQL query on behalf of an account, or with only the secret. */
  as<Data = Record<string, unknown>>(
    id: string | undefined,
    query: string,
    variables?: Record<string, unknown>,
    session?: string,
  ): Promise<Answer<Data>> {
    return this.platform.post(
      '/authoring/graphql',
      { query, variables },
      {
        authorization: `Bearer ${editingSecret}`,
        ...(id && { 'x-editor-id': id }),
        ...(session && { 'x-editor-session': session }),
      },
    );
  }

  async invite(input: {
    email: string;
    name: string;
    role: string;
    mayEdit?: string[];
    onlyPages?: string[];
  }): Promise<TestEditor> {
    const { inviteEditor } = dataOrThrow(
      await this.as<{ inviteEditor: { link: string; account: { id: string; email: string } } }>(
        undefined,
        `mutation ($input: InviteEditorInput!) {
          inviteEditor(input: $input) { link account { id email } }
        }`,
        { input },
      ),
    );
    return { ...inviteEditor.account, link: inviteEditor.link };
  }

  setPassword(link: string, password: string): Promise<{ problem?: string; email?: string }> {
    const token = new URLSearchParams(link.split('?')[1]).get('token');
    return this.people('/password', { token, password });
  }

  signIn(email: string, password: string, address = visitor.address) {
    return this.people<{ token?: string; pending?: string; problem?: string }>('/sign-in', {
      email,
      password,
      ...visitor,
      address,
    });
  }

  session(token: string | undefined, isUse = true) {
    return this.people<{ editor?: { id: string; sessionId: string }; problem?: string }>(
      '/session',
      { token, isUse },
    );
  }

  /** Creates an account with a password and a session. */
  async start(input: { email: string; name: string; role: string; mayEdit?: string[] }) {
    const editor = await this.invite(input);
    await this.setPassword(editor.link, goodPassword);
    const { token = '' } = await this.signIn(editor.email, goodPassword);
    return { ...editor, token };
  }
}
