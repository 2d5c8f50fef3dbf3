/** Languages of the editor (ISO 639-1). */
export const editorLanguages = ['sv', 'nb', 'en', 'sk', 'fi'] as const;

export type EditorLanguage = (typeof editorLanguages)[number];

/** A site that can be edited. */
export interface EditorSite {
  name: string;
  /** Its public origin, such as `http://charging.localhost:3000`. */
  origin: string;
  /** Default first. */
  languages: readonly string[];
  /** IANA time zone of the site's country. */
  timeZone: string;
}

/** Roles; each includes the rights of the roles before it. */
export const editorRoles = ['writer', 'publisher', 'administrator'] as const;

export type Role = (typeof editorRoles)[number];

/** The user who is signed in. */
export interface Me {
  /** `secret` for a user who signed in with the editing secret. */
  id: string;
  name: string;
  email?: string;
  role: Role;
  /** Whether the account has a password, which can then be changed. */
  hasPassword: boolean;
  /** Whether signing in requires a code after the password. */
  hasSecondFactor: boolean;
  /** Language chosen for the editor; if absent, the browser's. */
  language?: EditorLanguage;
}

/** Initial data of the editor. */
export interface EditorStart {
  /** CSRF token, sent with every request that changes something. */
  csrf: string;
  /** Sites that the user may edit. */
  sites: readonly EditorSite[];
  me: Me;
}

export type SignInProblemName =
  'empty' | 'wrong' | 'tooMany' | 'notHere' | 'noAccount' | 'unverified' | 'provider';

/** Data of the editor's sign-in page. */
export interface SignInView {
  problem?: SignInProblemName;
  /** The field that the problem is about; by default the e-mail and password. */
  by?: 'secret';
  notice?: 'passwordSet' | 'linkSent';
  /** Whether only this machine may sign in, since the secret is still the public default. */
  localOnly: boolean;
  /** Whether there is no administrator yet. */
  lacksAdministrator: boolean;
  /** Whether the secret can be used to sign in. */
  hasSecret: boolean;
  /** Whether an identity provider can be used to sign in. */
  hasProvider: boolean;
  /** Query of the editor address to return to. */
  next: string;
}

/** Data of the page on which a code is entered after the password. */
export interface CodeView {
  problem?: 'wrongCode' | 'tooMany';
  /** Query of the editor address to return to. */
  next: string;
}

type PasswordProblemName = 'short' | 'long' | 'personal' | 'repeated' | 'different';

/** Data of the page on which an editor chooses a password. */
export interface PasswordForm {
  token: string;
  name: string;
  email: string;
  minLength: number;
  problem?: PasswordProblemName;
}

/** The editor, or the pages for signing in. */
export type EditorView =
  | { editor: EditorStart }
  | { signIn: SignInView }
  | { code: CodeView }
  | { forgot: object }
  /** Without a form if the link is no longer valid. */
  | { password: { form?: PasswordForm } }
  /** Redirects automatically. */
  | { signedIn: { address: string } };

/** An example of a block, as the pages of a site would show it. */
export interface BlockPreview {
  /** Name of the block's contract. */
  block: string;
  site: string;
  language: string;
}
