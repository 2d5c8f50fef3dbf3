import type { BlockPlace } from '../blocks/blockTree';
import { readCopied } from '../blocks/clipboard';
import { placeBelow, type NewPlace } from '../blocks/useBlockActions';
import { arrangingTexts } from '../lists/arrangingTexts';
import { texts } from '../texts';
import type { Tool } from '../ToolMenu';

/** Actions on the selected block of the page. */
export interface BlockToolHandlers {
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDuplicate: () => void;
  onCopy: () => void;
  onPaste: () => void;
  onSettings: () => void;
  onAdd: (place: NewPlace) => void;
}

/** Returns the actions on a block, the most common ones first. */
export function getBlockTools(
  place: BlockPlace,
  label: string,
  handlers: BlockToolHandlers,
): Tool[] {
  const where = texts.below({ block: label });
  const copied = readCopied();
  return [
    {
      label: texts.moveUp({ block: label }),
      icon: 'arrowUp',
      disabled: place.index === 0,
      onPress: () => handlers.onMove(-1),
    },
    {
      label: texts.moveDown({ block: label }),
      icon: 'arrowDown',
      disabled: place.index === place.count - 1,
      onPress: () => handlers.onMove(1),
    },
    { label: texts.settingsOf({ block: label }), icon: 'wrench', onPress: handlers.onSettings },
    {
      label: texts.addBlockHere({ where }),
      icon: 'plus',
      onPress: () => handlers.onAdd(placeBelow(place)),
    },
    { label: texts.remove({ block: label }), icon: 'bin', onPress: handlers.onRemove },
    {
      label: arrangingTexts.duplicate({ name: label }),
      icon: 'duplicate',
      onPress: handlers.onDuplicate,
    },
    { label: arrangingTexts.copy({ name: label }), icon: 'copy', onPress: handlers.onCopy },
    ...(copied
      ? [
          {
            label: arrangingTexts.pasteBelow({ copied: copied.name, where }),
            icon: 'paste' as const,
            onPress: handlers.onPaste,
          },
        ]
      : []),
  ];
}
