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

const Room = styled('div', { maxInlineSize: '$wide', marginInline: 'auto' });

const panels: Record<SitePart, ComponentType<ViewProps>> = {
  MENUS: (props) => <MenuPanel {...props} part="MENUS" />,
  FOOTER: (props) => <MenuPanel {...props} part="FOOTER" />,
  SETTINGS: SettingsPanel,
  DICTIONARY: DictionaryPanel,
  TAGS: TagsPanel,
  REDIRECTS: RedirectsPanel,
};

const parts = keysOf(panels);

/** What belongs to a whole site rather than to a page. The fragment of the address names the part in sight. */
export default function SiteView(props: ViewProps) {
  const [part, setPart] = useState<SitePart>(readPart);

  function show(next: SitePart): void {
    setPart(next);
    window.history.replaceState(null, '', `#${next.toLowerCase()}`);
  }

  return (
    <Room>
      <Tabs
        label={texts.panels}
        value={part}
        onChange={(next) => show(parts.find((one) => one === next) ?? part)}
        tabs={parts.map((one) => {
          const Panel = panels[one];
          return {
            value: one,
            label: texts.parts[one],
            content: one === part ? <Panel {...props} /> : null,
          };
        })}
      />
    </Room>
  );
}

function readPart(): SitePart {
  const wanted = window.location.hash.slice(1).toUpperCase();
  return parts.find((one) => one === wanted) ?? 'MENUS';
}
