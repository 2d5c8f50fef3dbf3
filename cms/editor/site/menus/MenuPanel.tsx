import { useState } from 'react';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { styled } from '../../../../design-system/stitches';
import { fieldsOf } from '../../forms/checkValue';
import type { ViewProps } from '../../views/view.types';
import { PanelFrame } from '../PanelFrame';
import { siteTexts } from '../siteTexts';
import { useSitePart } from '../useSitePart';
import { useSiteSave } from '../useSiteSave';
import { EntryDialog } from './EntryDialog';
import { MenuBlock } from './MenuBlock';
import { MenuPreview } from './MenuPreview';
import { menuTexts as texts } from './menuTexts';
import { menuTree, type MenuList, type MenuNode } from './menuTree';
import { useMenuActions } from './useMenuActions';

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    '& > section': { position: 'sticky', insetBlockStart: 0, alignSelf: 'start' },
  },
});

/** What is open: an entry to be changed, or a new one of a list. */
type Open = { change: MenuNode } | { addTo: MenuList };

interface MenuPanelProps extends ViewProps {
  part: 'MENUS' | 'FOOTER';
}

/** The blocks above or below every page, their entries as a form, and how they look. */
export function MenuPanel({ part, ...view }: MenuPanelProps) {
  const { authoring, place } = view;
  const loaded = useSitePart(authoring, place.site.name, part);
  const saving = useSiteSave(authoring, place.site.name, part, loaded);
  const actions = useMenuActions(authoring, loaded);
  const [open, setOpen] = useState<Open>();
  return (
    <PanelFrame view={view} part={part} loaded={loaded} saving={saving}>
      {(content) => {
        const blocks = menuTree(content, part === 'MENUS' ? 'header' : 'footer', place.language);
        return (
          <Layout>
            <Stack gap={5} ref={actions.form}>
              {blocks.length === 0 && <Text tone="muted">{texts.noBlocks}</Text>}
              {blocks.map((block) => (
                <MenuBlock
                  key={block.itemId}
                  block={block}
                  actions={actions}
                  onEdit={(change) => setOpen({ change })}
                  onAdd={(addTo) => setOpen({ addTo })}
                />
              ))}
            </Stack>
            <MenuPreview view={view} part={part} round={content} />
            {open && 'change' in open && (
              <EntryDialog
                title={texts.edit(open.change.label)}
                fields={open.change.fields}
                values={open.change.values}
                submit={siteTexts.save}
                onSubmit={async (values) => {
                  if (Object.keys(values).length === 0) return undefined;
                  const { itemId, language, version: expectedVersion } = open.change;
                  return saving.save({ itemId, language, expectedVersion, values });
                }}
                onClose={() => setOpen(undefined)}
              />
            )}
            {open && 'addTo' in open && (
              <EntryDialog
                title={texts.add(open.addTo.entryLabel)}
                fields={ownFields(open.addTo.of)}
                values={{}}
                submit={texts.addButton}
                onSubmit={(values) => actions.add(open.addTo, values)}
                onClose={() => setOpen(undefined)}
              />
            )}
          </Layout>
        );
      }}
    </PanelFrame>
  );
}

/** Entries below a new entry are added once it is there. */
const ownFields = (contract: string) =>
  Object.fromEntries(
    Object.entries(fieldsOf(contract)).filter(
      ([, { kind }]) => kind !== 'item' && kind !== 'items',
    ),
  );
