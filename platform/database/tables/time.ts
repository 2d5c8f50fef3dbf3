import { timestamp } from 'drizzle-orm/pg-core';

/** A column with an instant. */
export const time = (name: string) => timestamp(name, { withTimezone: true });
