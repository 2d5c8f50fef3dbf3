import type { publishRequests } from '../../../platform/database/tables/content';

/** A request to publish, as stored in the database. */
export type RequestRow = typeof publishRequests.$inferSelect;
