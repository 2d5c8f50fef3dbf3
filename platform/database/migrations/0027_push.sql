-- contract: old code writes an e-mail address and nothing of devices, which both rules allow.
-- An address that is told of saved searches is an e-mail address, or a browser on a device that shows notifications.
ALTER TABLE "alert_subscriber" ALTER COLUMN "email" DROP NOT NULL;
--> statement-breakpoint
-- Where the browser's push service takes messages for it; and the keys that they are encrypted with (RFC 8291), base64url.
ALTER TABLE "alert_subscriber" ADD COLUMN "endpoint" text UNIQUE;
--> statement-breakpoint
ALTER TABLE "alert_subscriber" ADD COLUMN "p256dh" text;
--> statement-breakpoint
ALTER TABLE "alert_subscriber" ADD COLUMN "auth" text;
--> statement-breakpoint
ALTER TABLE "alert_subscriber" ADD CONSTRAINT "alert_subscriber_address"
  CHECK (num_nonnulls("email", "endpoint") = 1 AND num_nonnulls("endpoint", "p256dh", "auth") IN (0, 3));
--> statement-breakpoint

-- Subscriptions that ended at the embedded push service: it answers that they are gone.
CREATE TABLE "ended_push_subscription" (
  "id" text PRIMARY KEY,
  "ended_at" timestamptz NOT NULL DEFAULT now()
);
