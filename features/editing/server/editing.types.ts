/** Who may edit, and where from. */
export interface EditingSettings {
  /** Without one no editing request is accepted. */
  secret: string | undefined;
  allowedOrigins: string[];
  /** The embedded platform is edited, by its own editor; else a real platform's editor calls. */
  embedded: boolean;
  /** The secret is the one that everybody knows: only this very machine may edit with it. */
  localOnly: boolean;
  /** The secret opens the editor on this machine although there is an administrator. */
  secretSignIn: boolean;
  /** Whom editors can sign in with (OpenID Connect). */
  provider?: IdentityProvider;
}

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Whether an address counts of which the provider does not say whether it is verified. */
  emailTrusted: boolean;
  /** Claim whose values stand for roles. */
  roleClaim: string;
  roles: Readonly<Record<'writer' | 'publisher' | 'administrator', readonly string[]>>;
}

/** What of the configuration decides how pages are edited. */
export interface EditingConfig {
  editing: EditingSettings;
  publicUrl: URL;
  development: boolean;
}
