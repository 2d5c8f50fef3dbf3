import { array, mixed, object, string } from 'yup';
import type { Authoring } from '../../authoring';

export interface AuditFilter {
  actor?: string;
  site?: string;
  action?: string;
  /** ISO 8601. */
  from?: string;
  until?: string;
}

const entry = object({
  id: string().required(),
  at: string().required(),
  actorId: string().required(),
  actorName: string().required(),
  action: string().required(),
  site: string().nullable(),
  itemPath: string().nullable(),
  language: string().nullable(),
  details: mixed<object>().required(),
});

const page = object({
  entries: array().of(entry).required(),
  next: string().nullable(),
  actions: array().of(string().required()).required(),
});

export type AuditEntry = ReturnType<typeof entry.validateSync>;
export type AuditPage = ReturnType<typeof page.validateSync>;

export const readAudit = (
  authoring: Authoring,
  filter: AuditFilter,
  first: number,
  before?: string | null,
): Promise<AuditPage> =>
  authoring.ask(
    `query ($filter: AuditFilter, $first: Int, $before: ID) {
      result: auditTrail(filter: $filter, first: $first, before: $before) {
        entries { id at actorId actorName action site itemPath language details } next actions
      }
    }`,
    { filter, first, before },
    (json) => page.validateSync(json),
  );
