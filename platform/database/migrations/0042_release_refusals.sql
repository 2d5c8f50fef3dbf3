-- Why a release failed, with what its translation is made of; "reason" has the English text.
ALTER TABLE "content_release" ADD COLUMN "refusal" jsonb;
