import type { Authoring } from './authoring';
import type { NewPlace, useBlockActions } from './blocks/useBlockActions';
import type { CanvasField } from './canvas/readCanvas';
import { showFailure } from './describeFailure';
import type { SaveQueue } from './items/SaveQueue';
import type { useConflict } from './items/useConflict';
import type { PageItem } from './items/usePageItem';
import { AddBlockDialog, ConflictDialog, FieldPopover, SettingsDialog } from './lazyDialogs';
import type { useListActions } from './lists/useListActions';
import type { Place } from './pages/usePages';
import type { chooseBlockActions } from './variants/renderVariantPanels';

interface PageDialogsProps {
  authoring: Authoring;
  place: Place;
  page: PageItem | undefined;
  queue: SaveQueue;
  frame: HTMLIFrameElement | undefined;
  blocks: ReturnType<typeof useBlockActions>;
  lists: ReturnType<typeof useListActions>;
  /** Actions on the blocks of the page, or of the shown variant. */
  actions: ReturnType<typeof chooseBlockActions>;
  conflict: ReturnType<typeof useConflict>;
  /** Loads the page again. */
  reload: () => void;
  /** Reads the list of pages again. */
  refreshPages: () => void;
  /** The field whose value is edited in a form next to it. */
  openField: CanvasField | undefined;
  onFieldClose: () => void;
  /** Item whose settings are open. */
  settingsItemId: string | undefined;
  onSettingsClose: () => void;
  /** Place for a new block. */
  newBlockPlace: NewPlace | undefined;
  onNewBlockClose: () => void;
}

/** The open dialogs of the page editor: the value of a field, settings, a new block, a conflict. */
export function PageDialogs(props: PageDialogsProps) {
  const { authoring, place, page, queue, frame, blocks, lists, actions, conflict, reload } = props;
  const { refreshPages, openField, onFieldClose, settingsItemId, onSettingsClose } = props;
  const { newBlockPlace, onNewBlockClose } = props;
  return (
    <>
      {openField && frame && (
        <FieldPopover
          key={openField.id}
          authoring={authoring}
          frame={frame}
          field={openField}
          onSave={async (value) => {
            const { itemId, language, version, name } = openField;
            queue.add({ itemId, language, version, field: name, value });
            onFieldClose();
            await queue.flush();
            reload();
            return undefined;
          }}
          onClose={onFieldClose}
          onFailure={showFailure}
        />
      )}
      {settingsItemId !== undefined && (
        <SettingsDialog
          authoring={authoring}
          language={place.language}
          place={place}
          itemId={settingsItemId}
          listActions={lists}
          onSave={blocks.saveFields}
          onAddressSaved={refreshPages}
          onClose={onSettingsClose}
          onFailure={showFailure}
        />
      )}
      {newBlockPlace && (
        <AddBlockDialog
          place={newBlockPlace}
          template={page?.item.template ?? ''}
          onAdd={(component, fields) => actions.add(newBlockPlace, component, fields)}
          onClose={onNewBlockClose}
        />
      )}
      {conflict.fields && (
        <ConflictDialog
          author={conflict.author}
          fields={conflict.fields}
          onResolve={(choice) => void conflict.settle(choice)}
          onClose={conflict.hide}
        />
      )}
    </>
  );
}
