import { timestamp } from 'drizzle-orm/pg-core';

/** A column with a point in time, including its time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });
