import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import { formatList } from '../formatList';
import { useSiteTime } from '../siteTime';
import type { PublishRequest } from './requestsApi';
import { requestsTexts as texts } from './requestsTexts';

const List = styled('ol', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$small',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '$2',
    overflowWrap: 'anywhere',
  },
});

/** The stages that approved a request, and the one that decides now; nothing for a request without stages. */
export function StageProgress({ request }: { request: PublishRequest }) {
  const { approvals, stage } = request;
  const formatTime = useSiteTime();
  if (approvals.length === 0 && !stage) return null;
  return (
    <List aria-label={texts.stagesLabel}>
      {approvals.map((approval) => (
        <li key={approval.stageId} data-approval={approval.stage}>
          <Icon name="check" />
          <div>
            {texts.stageDone({
              stage: approval.stage,
              name: approval.by,
              time: formatTime(approval.approved),
            })}
            {approval.note && (
              <Text as="div" size="small" color="muted">
                “{approval.note}”
              </Text>
            )}
            {approval.isChanged && (
              <Text as="div" size="small" color="warning" weight="medium">
                {texts.stageChanged}
              </Text>
            )}
          </div>
        </li>
      ))}
      {stage && (
        <li data-present-stage={stage.name} aria-current="step">
          <Icon name="clock" />
          <Text as="div" size="small" weight="medium">
            {stage.deciders.length > 0
              ? texts.stageNow({ stage: stage.name, names: formatList(stage.deciders) })
              : texts.stageNowAdministrators({ stage: stage.name })}
          </Text>
        </li>
      )}
    </List>
  );
}
