/** A site that can be edited. */
export interface EditorSite {
  name: string;
  /** Where visitors find it, such as `http://charging.localhost:3000`. */
  origin: string;
  /** Default first. */
  languages: readonly string[];
  /** IANA name of the zone that the site's country goes by. */
  timeZone: string;
}

/** What somebody may do; each includes those before. */
export const editorRoles = ['writer', 'publisher', 'administrator'] as const;

export type Role = (typeof editorRoles)[number];

/** Whoever is signed in. */
export interface Me {
  /** `secret` for whoever signed in with the editing secret. */
  id: string;
  name: string;
  email?: string;
  role: Role;
  /** Signs in with a password, which can be changed. */
  hasPassword: boolean;
}

/** What the editor starts with. */
export interface EditorStart {
  /** Goes with every request that changes something. */
  csrf: string;
  /** Those that one may edit. */
  sites: readonly EditorSite[];
  me: Me;
}

export type SignInProblemName =
  'wrong' | 'tooMany' | 'notHere' | 'noAccount' | 'unverified' | 'provider';

export interface SignInView {
  problem?: SignInProblemName;
  /** What the problem is about; else the e-mail and the password. */
  by?: 'secret';
  notice?: 'passwordSet' | 'linkSent';
  /** The secret is the one that everybody knows. */
  localOnly: boolean;
  /** There is no administrator yet. */
  isFirst: boolean;
  /** The secret is a way in. */
  hasSecret: boolean;
  /** A provider of identities is a way in. */
  hasProvider: boolean;
  /** Query of the address in the editor that was wanted. */
  next: string;
}

export type PasswordProblemName = 'short' | 'long' | 'personal' | 'repeated' | 'different';

export interface PasswordForm {
  token: string;
  name: string;
  email: string;
  minLength: number;
  problem?: PasswordProblemName;
}

/** The editor, or the way into it. */
export type EditorView =
  | { editor: EditorStart }
  | { signIn: SignInView }
  | { forgot: object }
  /** Without a form the link is not good any more. */
  | { password: { form?: PasswordForm } }
  /** Leads on by itself. */
  | { signedIn: { address: string } };
