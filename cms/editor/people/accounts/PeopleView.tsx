import { useState } from 'react';
import { styled } from '../../../../design-system/stitches';
import { ToolButton } from '../../ToolButton';
import type { ViewProps } from '../../views/view.types';
import { Accounts } from './Accounts';
import { AuditTrail } from './AuditTrail';
import { viewTexts as texts } from './accountsTexts';

const Page = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  maxInlineSize: '$wide',
  marginInline: 'auto',
});

const Choice = styled('div', {
  display: 'flex',
  justifySelf: 'start',
  gap: '$1',
  padding: '$1',
  borderRadius: '$control',
  backgroundColor: '$surface',
});

const sections = ['accounts', 'audit'] as const;

/** Accounts and the audit trail, for administrators. */
export default function PeopleView({ authoring, sites }: ViewProps) {
  const [section, setSection] = useState<(typeof sections)[number]>('accounts');
  return (
    <Page>
      <Choice role="group" aria-label={texts.parts}>
        {sections.map((one) => (
          <ToolButton
            key={one}
            label={texts[one]}
            pressed={section === one}
            onPress={() => setSection(one)}
          >
            {texts[one]}
          </ToolButton>
        ))}
      </Choice>
      {section === 'accounts' ? (
        <Accounts authoring={authoring} sites={sites} />
      ) : (
        <AuditTrail authoring={authoring} sites={sites} />
      )}
    </Page>
  );
}
