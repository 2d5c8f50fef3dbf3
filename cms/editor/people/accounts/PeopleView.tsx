import { useState } from 'react';
import { styled } from '../../../../design-system/stitches';
import { ToolButton } from '../../ToolButton';
import type { ViewProps } from '../../views/view.types';
import { Accounts } from './Accounts';
import { Stages } from '../../requests/stages/Stages';
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
  flexWrap: 'wrap',
  justifySelf: 'start',
  gap: '$1',
  padding: '$1',
  borderRadius: '$control',
  backgroundColor: '$surface',
});

const sections = ['accounts', 'stages', 'audit'] as const;

type Section = (typeof sections)[number];

/** Accounts, the stages of approval of the chosen site and the audit trail, for administrators. */
export default function PeopleView({ authoring, sites, place }: ViewProps) {
  const [section, setSection] = useState(readSectionFromHash);

  function openSection(name: Section): void {
    setSection(name);
    // Kept in the address, so that it stays open when another site is chosen.
    window.history.replaceState(null, '', `#${name}`);
  }

  return (
    <Page>
      <Choice role="group" aria-label={texts.parts}>
        {sections.map((one) => (
          <ToolButton
            key={one}
            label={texts[one]}
            pressed={section === one}
            onPress={() => openSection(one)}
          >
            {texts[one]}
          </ToolButton>
        ))}
      </Choice>
      {section === 'accounts' && <Accounts authoring={authoring} sites={sites} />}
      {section === 'stages' && <Stages authoring={authoring} site={place.site.name} />}
      {section === 'audit' && <AuditTrail authoring={authoring} sites={sites} />}
    </Page>
  );
}

const readSectionFromHash = (): Section =>
  sections.find((name) => name === window.location.hash.slice(1)) ?? 'accounts';
