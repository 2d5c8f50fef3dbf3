import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { type KitSession, kitSessionKeys } from '../../../../domain/kits/kitSession';
import { sessionLabels } from './sessionLabels';

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$1 $4',
  margin: 0,
  fontSize: '$small',
  '& dt': { color: '$muted' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** The values of the session that are known. */
export function SessionFacts({ session }: { session: Partial<KitSession> }) {
  const message = useMessages();
  return (
    <Facts>
      {kitSessionKeys.map((key) => [
        <dt key={`${key}-name`}>{message(sessionLabels[key])}</dt>,
        <dd key={key}>{session[key] ?? '–'}</dd>,
      ])}
    </Facts>
  );
}
