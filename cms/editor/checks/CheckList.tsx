import { Badge } from '../../../design-system/components/Badge/Badge';
import { Button } from '../../../design-system/components/Button/Button';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Finding } from './getFindings';
import { publishTexts as texts } from '../publishing/publishTexts';
import type { Checks } from './useChecks';

const List = styled('ul', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Entry = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$2 $4',
  paddingBlock: '$3',
  borderBlockEnd: '1px solid $line',
  '@sm': { gridTemplateColumns: '$sizes$logo minmax(0, 1fr) auto' },
});

const Progress = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  paddingBlock: '$3',
});

interface CheckListProps {
  checks: Checks;
  findings: readonly Finding[];
  /** Shows a block on the page. */
  onShow: (uid: string) => void;
}

/**
 * Results of the checks before publishing. A finding in a block has a button that shows the block on the
 * page.
 */
export function CheckList({ checks, findings, onShow }: CheckListProps) {
  const isBusy = !checks.content || !checks.contrasts || !checks.weights;
  return (
    <>
      <List>
        {findings.map(({ key, severity, text, block }) => (
          <Entry key={key} data-finding={severity}>
            <span>
              <Badge variant={severity === 'error' ? 'campaign' : 'neutral'}>
                {texts[severity]}
              </Badge>
            </span>
            <div>
              {block && (
                <Text as="div" size="small" weight="medium">
                  {block.name}
                </Text>
              )}
              <Text as="div" size="small">
                {text}
              </Text>
            </div>
            {block && (
              <span>
                <Button
                  type="button"
                  variant="outline"
                  size="small"
                  aria-label={texts.show({ block: block.name })}
                  onClick={() => onShow(block.uid)}
                >
                  {texts.showShort}
                </Button>
              </span>
            )}
          </Entry>
        ))}
      </List>
      <div role="status">
        {isBusy ? (
          <Progress>
            <Spinner />
            <Text size="small" color="muted">
              {checks.contrasts ? texts.weighing : texts.checking}
            </Text>
          </Progress>
        ) : (
          findings.length === 0 && !checks.hasFailed && <Text color="success">{texts.allWell}</Text>
        )}
        {checks.hasFailed && (
          <Text size="small" color="warning">
            {texts.measureFailed}
          </Text>
        )}
      </div>
      {checks.weights?.map(({ width, kilobytes, budget }) => (
        <Text key={width} as="div" size="caption" color="muted">
          {texts.weight({ width, kilobytes, budget })}
        </Text>
      ))}
    </>
  );
}
