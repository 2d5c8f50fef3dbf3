import { useState, type ComponentProps } from 'react';
import { styled } from '../../../design-system/stitches';
import { ToolButton } from '../ToolButton';
import { texts } from '../texts';
import { ItemHistory } from './ItemHistory';
import { PageHistory } from './PageHistory';
import type { StageRestore } from './pageHistoryApi';

const ScopeTabs = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$1' });

const scopes = ['page', 'items'] as const;

interface HistoryProps extends ComponentProps<typeof ItemHistory> {
  onRestoreStage: (step: StageRestore) => void;
}

/** The history of the page in stages, or the history of each of its items. */
export function History({ onRestoreStage, ...props }: HistoryProps) {
  const [scope, setScope] = useState<(typeof scopes)[number]>('page');
  return (
    <>
      <ScopeTabs role="group" aria-label={texts.historyOf}>
        {scopes.map((scopeOption) => (
          <ToolButton
            key={scopeOption}
            label={texts.historyScopes[scopeOption]}
            pressed={scope === scopeOption}
            onPress={() => setScope(scopeOption)}
          >
            <span>{texts.historyScopes[scopeOption]}</span>
          </ToolButton>
        ))}
      </ScopeTabs>
      {scope === 'page' ? (
        <PageHistory {...props} onRestore={onRestoreStage} />
      ) : (
        <ItemHistory {...props} />
      )}
    </>
  );
}
