-- What whoever booked was told that the visit costs; null where nobody could tell. Erased with the request.
-- A booking's state is `cancelled` once its visit was cancelled here.
ALTER TABLE "booking" ADD COLUMN "price" jsonb;
