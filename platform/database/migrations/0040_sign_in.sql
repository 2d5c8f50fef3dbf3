-- Signing in by better-auth: its columns of accounts, and its tables. The previous version goes on with
-- editor_account.password_hash, editor_session and editor_password_link, which a later migration drops.
ALTER TABLE "editor_account" ADD COLUMN "email_verified" boolean NOT NULL DEFAULT true;
--> statement-breakpoint
ALTER TABLE "editor_account" ADD COLUMN "image" text;
--> statement-breakpoint
ALTER TABLE "editor_account" ADD COLUMN "updated_at" timestamptz NOT NULL DEFAULT now();
--> statement-breakpoint
-- Whether a code is asked for after the password.
ALTER TABLE "editor_account" ADD COLUMN "two_factor_enabled" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- Ids of the pages that the account may change, with all below them; null: all of its sites.
ALTER TABLE "editor_account" ADD COLUMN "pages" jsonb;
--> statement-breakpoint
-- Passwords: scrypt$log2(N)$r$p$salt$hash. The account id is the user's own.
CREATE TABLE "editor_credential" (
  "id" text PRIMARY KEY,
  "account_id" text NOT NULL,
  "provider_id" text NOT NULL,
  "user_id" text NOT NULL REFERENCES "editor_account" ("id") ON DELETE CASCADE,
  "password" text,
  -- Of providers, which better-auth could hold too; always empty.
  "access_token" text,
  "refresh_token" text,
  "id_token" text,
  "access_token_expires_at" timestamptz,
  "refresh_token_expires_at" timestamptz,
  "scope" text,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "updated_at" timestamptz NOT NULL DEFAULT now(),
  UNIQUE ("user_id", "provider_id")
);
--> statement-breakpoint
INSERT INTO "editor_credential" ("id", "account_id", "provider_id", "user_id", "password")
  SELECT "id", "id", 'credential', "id", "password_hash" FROM "editor_account" WHERE "password_hash" IS NOT NULL;
--> statement-breakpoint
-- Whoever signs in with the editing secret has sessions too, but no account: disabled, and listed nowhere.
INSERT INTO "editor_account" ("id", "email", "name", "role", "disabled")
  VALUES ('secret', 'editing-secret', 'Editing secret', 'administrator', true);
--> statement-breakpoint
-- Sessions, by half of the token: the other half is its signature, which only the cookie has. Those who are
-- signed in at the time of this change sign in again.
CREATE TABLE "editor_login_session" (
  "id" text PRIMARY KEY,
  "token" text NOT NULL UNIQUE,
  "user_id" text NOT NULL REFERENCES "editor_account" ("id") ON DELETE CASCADE,
  "expires_at" timestamptz NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "updated_at" timestamptz NOT NULL DEFAULT now(),
  -- Always empty: network addresses are not kept.
  "ip_address" text,
  -- Browser and system in words, such as "Firefox on Linux".
  "user_agent" text
);
--> statement-breakpoint
CREATE INDEX "editor_login_session_user" ON "editor_login_session" ("user_id");
--> statement-breakpoint
-- Values that are good once and for a time: links to set a password, sign-ins that wait for their second step.
CREATE TABLE "editor_verification" (
  "id" text PRIMARY KEY,
  "identifier" text NOT NULL,
  "value" text NOT NULL,
  "expires_at" timestamptz NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "updated_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "editor_verification_identifier" ON "editor_verification" ("identifier");
--> statement-breakpoint
CREATE INDEX "editor_verification_value" ON "editor_verification" ("value");
--> statement-breakpoint
-- Invitations that were sent stay good.
INSERT INTO "editor_verification" ("id", "identifier", "value", "expires_at", "created_at")
  SELECT "id", 'reset-password:' || "id", "account_id", "expires_at", "created_at"
  FROM "editor_password_link" WHERE "used_at" IS NULL AND "expires_at" > now();
--> statement-breakpoint
-- Codes of an authenticator app; the secret and the backup codes are encrypted.
CREATE TABLE "editor_two_factor" (
  "id" text PRIMARY KEY,
  "user_id" text NOT NULL UNIQUE REFERENCES "editor_account" ("id") ON DELETE CASCADE,
  "secret" text NOT NULL,
  "backup_codes" text NOT NULL,
  "verified" boolean NOT NULL DEFAULT true,
  "failed_verification_count" integer NOT NULL DEFAULT 0,
  "locked_until" timestamptz
);
--> statement-breakpoint
CREATE TABLE "editor_passkey" (
  "id" text PRIMARY KEY,
  "user_id" text NOT NULL REFERENCES "editor_account" ("id") ON DELETE CASCADE,
  "name" text,
  "public_key" text NOT NULL,
  "credential_id" text NOT NULL UNIQUE,
  "counter" integer NOT NULL,
  "device_type" text NOT NULL,
  "backed_up" boolean NOT NULL,
  "transports" text,
  "aaguid" text,
  "created_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "editor_passkey_user" ON "editor_passkey" ("user_id");
