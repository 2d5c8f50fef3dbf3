-- How much an owner was told of a visit: news have an id of their own, so that what is as it was before is news as well.
ALTER TABLE "visit_notice" ADD COLUMN "news" integer NOT NULL DEFAULT 0;
