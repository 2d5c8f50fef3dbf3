import { useState } from 'react';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { styled } from '../../../../design-system/stitches';
import { getItemFields } from '../../forms/checkValues';
import type { ViewProps } from '../../views/view.types';
import { PanelFrame } from '../PanelFrame';
import { siteTexts } from '../siteTexts';
import { useSitePart } from '../useSitePart';
import { useSiteSave } from '../useSiteSave';
import { EntryDialog } from './EntryDialog';
import { MenuBlock } from './MenuBlock';
import { MenuPreview } from './MenuPreview';
import { menuTexts as texts } from './menuTexts';
import { arrangeMenu, isUnnamed, toMenuTree, type MenuList, type MenuNode } from './menuTree';
import { useMenuActions } from './useMenuActions';
import { useMenuUndo } from './useMenuUndo';

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    '& > section': { position: 'sticky', insetBlockStart: 0, alignSelf: 'start' },
  },
});

/** The open dialog: edits an entry, or adds one to a list. */
type OpenDialog = { edit: MenuNode } | { addTo: MenuList };

interface MenuPanelProps extends ViewProps {
  part: 'MENUS' | 'FOOTER';
}

/** The blocks of the header or footer of all pages: their entries as a list, and a preview. */
export function MenuPanel({ part, ...view }: MenuPanelProps) {
  const { authoring, place } = view;
  const loaded = useSitePart(authoring, place.site.name, part);
  const history = useMenuUndo(authoring, loaded.refresh);
  const saving = useSiteSave(authoring, place.site.name, part, loaded, (saved) =>
    history.recordSave({ ...saved, previousVersion: saved.version - 1 }),
  );
  const actions = useMenuActions(authoring, place.language, loaded, history);
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <PanelFrame view={view} part={part} loaded={loaded} saving={saving} history={history}>
      {(content) => {
        const blocks = arrangeMenu(
          toMenuTree(content, part === 'MENUS' ? 'header' : 'footer', place.language),
          actions.shownOrders,
        );
        return (
          <Layout>
            <Stack gap={5} ref={actions.form}>
              {blocks.length === 0 && <Text color="muted">{texts.noBlocks}</Text>}
              {blocks.map((block) => (
                <MenuBlock
                  key={block.itemId}
                  block={block}
                  actions={actions}
                  onEdit={(edit) => setDialog({ edit })}
                  onAdd={(addTo) => setDialog({ addTo })}
                />
              ))}
            </Stack>
            <MenuPreview view={view} part={part} refreshKey={content} />
            {dialog && 'edit' in dialog && (
              <EntryDialog
                title={texts.edit({ name: dialog.edit.label })}
                fields={dialog.edit.fields}
                values={dialog.edit.values}
                submit={siteTexts.save}
                onSubmit={async (values) => {
                  if (Object.keys(values).length === 0) return undefined;
                  const { itemId, language, version: expectedVersion } = dialog.edit;
                  const allValues = { ...dialog.edit.values, ...values };
                  if (isUnnamed(dialog.edit.fields, allValues)) return texts.nameless;
                  return saving.save({ itemId, language, expectedVersion, values });
                }}
                onClose={() => setDialog(undefined)}
              />
            )}
            {dialog && 'addTo' in dialog && (
              <EntryDialog
                title={texts.add({ label: dialog.addTo.entryLabel.toLowerCase() })}
                fields={getOwnFields(dialog.addTo.entryContract)}
                values={{}}
                submit={texts.addButton}
                onSubmit={async (values) =>
                  isUnnamed(getOwnFields(dialog.addTo.entryContract), values)
                    ? texts.nameless
                    : actions.add(dialog.addTo, values)
                }
                onClose={() => setDialog(undefined)}
              />
            )}
          </Layout>
        );
      }}
    </PanelFrame>
  );
}

/** The fields of a new entry, without the lists of its own entries, which can be filled after it is saved. */
const getOwnFields = (contract: string) =>
  Object.fromEntries(
    Object.entries(getItemFields(contract)).filter(
      ([, { kind }]) => kind !== 'item' && kind !== 'items',
    ),
  );
