import type { Resolvers } from '../../generated/authoringResolvers';
import { isChangedSince } from './pageVersions';
import { canDecideStage } from './requestStages';

/** The fields of a request to publish. */
export const requestResolvers: Resolvers['PublishRequest'] = {
  pageName: ({ itemId, language }, _, { store }) =>
    store.draft.findInLanguage(itemId, language)?.version.displayName,
  route: ({ itemId }, _, { store }) => {
    const item = store.draft.find(itemId);
    return item && store.draft.findRoute(item);
  },
  requestedBy: ({ requestedByName }) => requestedByName,
  isMine: ({ requestedBy }, _, { actor }) => requestedBy === actor.id,
  requested: ({ requestedAt }) => requestedAt,
  decidedBy: ({ decidedByName }) => decidedByName,
  decided: ({ decidedAt }) => decidedAt,
  isChanged: (request, _, { store }) => isChangedSince(store, request),
  approvals: (request, _, { store }) =>
    request.approvals.map(({ stageId, stageName, approvedByName, approvedAt, note, versions }) => ({
      stageId,
      stage: stageName,
      by: approvedByName,
      approved: approvedAt,
      note,
      isChanged: isChangedSince(store, request, versions),
    })),
  stage: (request, _, { actor }) =>
    request.stage && {
      id: request.stage.id,
      name: request.stage.name,
      deciders: request.stage.deciders.map(({ name }) => name),
      canDecide: canDecideStage(actor, request),
    },
};
