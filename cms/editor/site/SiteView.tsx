import { useState, type ComponentType } from 'react';
import { Tabs } from '../../../design-system/components/Tabs/Tabs';
import { styled } from '../../../design-system/stitches';
import type { ViewProps } from '../views/view.types';
import { keysOf } from '../../../domain/typedKeys';
import { DictionaryPanel } from './dictionary/DictionaryPanel';
import { MenuPanel } from './menus/MenuPanel';
import { RedirectsPanel } from './redirects/RedirectsPanel';
import { SettingsPanel } from './settings/SettingsPanel';
import type { SitePart } from './siteApi';
import { siteTexts as texts } from './siteTexts';
import { TagsPanel } from './tags/TagsPanel';

const Container = styled('div', { maxInlineSize: '$wide', marginInline: 'auto' });

const panels: Record<SitePart, ComponentType<ViewProps>> = {
  MENUS: (props) => <MenuPanel {...props} part="MENUS" />,
  FOOTER: (props) => <MenuPanel {...props} part="FOOTER" />,
  SETTINGS: SettingsPanel,
  DICTIONARY: DictionaryPanel,
  TAGS: TagsPanel,
  REDIRECTS: RedirectsPanel,
};

const parts = keysOf(panels);

/** The view of site-wide content. The fragment of the address is the open part. */
export default function SiteView(props: ViewProps) {
  const [part, setPart] = useState<SitePart>(readPartFromHash);

  function openPart(newPart: SitePart): void {
    setPart(newPart);
    window.history.replaceState(null, '', `#${newPart.toLowerCase()}`);
  }

  return (
    <Container>
      <Tabs
        label={texts.panels}
        value={part}
        onChange={(value) => openPart(parts.find((name) => name === value) ?? part)}
        tabs={parts.map((name) => {
          const Panel = panels[name];
          return {
            value: name,
            label: texts.parts[name],
            content: name === part ? <Panel {...props} /> : null,
          };
        })}
      />
    </Container>
  );
}

function readPartFromHash(): SitePart {
  const hashPart = window.location.hash.slice(1).toUpperCase();
  return parts.find((name) => name === hashPart) ?? 'MENUS';
}
