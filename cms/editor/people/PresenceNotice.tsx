import { Icon } from '../../../design-system/components/Icon/Icon';
import { styled } from '../../../design-system/stitches';
import { formatList } from '../formatList';
import type { Colleague } from './peopleApi';
import { peopleTexts as texts } from './peopleTexts';
import { personName } from './personName';

const Line = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  margin: 0,
  padding: '$1 $3',
  borderRadius: '$round',
  backgroundColor: '$surface',
  fontSize: '$small',
  lineHeight: '$snug',
});

/** Shows who else has the page open, to prevent conflicting edits. */
export function PresenceNotice({ others: colleagues }: { others: readonly Colleague[] }) {
  return (
    <div role="status">
      {colleagues.length > 0 && (
        <Line data-present="">
          <Icon name="info" size="small" />
          {texts.alsoHere({ names: formatList(colleagues.map(({ name }) => personName(name))) })}
        </Line>
      )}
    </div>
  );
}
