-- Until when somebody is telling of a visit or a hold; null or past while nobody is. What is woken while it is being told
-- becomes due at once, and is taken again when that is over. Old code looks at "next_attempt_at" alone.
ALTER TABLE "visit_notice" ADD COLUMN "leased_until" timestamptz;
--> statement-breakpoint
ALTER TABLE "car_hold" ADD COLUMN "leased_until" timestamptz;
