import type { publishRequests } from '../../../platform/database/tables/content';

/** A request to publish, as the database keeps it. */
export type RequestRow = typeof publishRequests.$inferSelect;
