import type { AuditFilter } from '../../../generated/authoringTypes';
import type { Authoring } from '../../authoring';
import {
  type AuditEntryFragment as AuditEntry,
  AuditTrailDocument,
} from '../../../generated/authoringQueries';

export type { AuditEntry, AuditFilter };

export const readAudit = (
  authoring: Authoring,
  filter: AuditFilter,
  first: number,
  before?: string | null,
) => authoring.request(AuditTrailDocument, { filter, first, before });
