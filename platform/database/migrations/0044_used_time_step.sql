-- The last time step of which a code was accepted, so that each code of an authenticator app works once (RFC 6238, 5.2).
ALTER TABLE "editor_two_factor" ADD COLUMN "used_time_step" bigint;
