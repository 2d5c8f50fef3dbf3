/** Access to editing. */
export interface EditingSettings {
  /** If absent, all editing requests are rejected. */
  secret: string | undefined;
  allowedOrigins: string[];
  /** Whether the embedded platform with its own editor is used, rather than an external platform. */
  embedded: boolean;
  /** Whether the secret is the public default, which is accepted from this machine only. */
  localOnly: boolean;
  /** Whether the secret opens the editor on this machine even if there is an administrator. */
  secretSignIn: boolean;
  /** The identity provider for editors (OpenID Connect). */
  provider?: IdentityProvider;
}

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Whether to trust mail addresses when the provider does not say whether they are verified. */
  emailTrusted: boolean;
  /** Claim whose values map to roles. */
  roleClaim: string;
  roles: Readonly<Record<'writer' | 'publisher' | 'administrator', readonly string[]>>;
}

/** The part of the configuration for editing. */
export interface EditingConfig {
  editing: EditingSettings;
  publicUrl: URL;
  development: boolean;
}
