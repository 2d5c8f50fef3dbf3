import type { PublishRequest } from '../../../../../cms/editor/requests/requestsApi';

/** An open request to publish. */
export const createTestRequest = (more: Partial<PublishRequest> = {}): PublishRequest => ({
  id: 'r',
  site: 'harbour',
  itemId: 'p',
  language: 'sv',
  pageName: 'Reservdelar',
  route: '/reservdelar',
  note: 'Ny rubrik',
  requestedBy: 'Vera',
  isMine: false,
  requested: '2026-11-24T10:00:00Z',
  state: 'open',
  answer: null,
  decidedBy: null,
  isChanged: false,
  approvals: [],
  stage: null,
  ...more,
});
