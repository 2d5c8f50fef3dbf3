-- contract: nothing reads publish_notice.delivered_at: a notice that was delivered is deleted.
-- Publish notices that arrived are deleted.
DELETE FROM "publish_notice" WHERE "delivered_at" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "publish_notice" DROP COLUMN "delivered_at";
