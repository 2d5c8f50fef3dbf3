-- When the seller was told of a hold; its holder is told by another way, which may fail while this one works. Old code
-- does without it.
ALTER TABLE "car_hold" ADD COLUMN "seller_told_at" timestamptz;
