import { useEffect, useState } from 'react';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import type { Authoring, AuthoringItem, Picture, RawValue } from './authoring';
import { contracts } from './forms/checkValue';
import { FieldForm } from './forms/FieldForm';
import { PageSettingsForm } from './pageSettings/PageSettingsForm';
import { texts } from './texts';
import type { Place } from './usePages';

interface SettingsDialogProps {
  authoring: Authoring;
  itemId: string;
  language: string;
  /** The page that is edited. */
  place: Place;
  pictures: readonly Picture[];
  /** Resolves with why the values were not taken. */
  onSave: (item: AuthoringItem, changed: Record<string, RawValue>) => Promise<string | undefined>;
  onClose: () => void;
  onFailure: (error: unknown) => void;
}

/**
 * All fields of a block's item in one form, those too that have no place on the page. The items of
 * its lists are edited on the page.
 */
export function SettingsDialog(props: SettingsDialogProps) {
  const { authoring, itemId, language, place, pictures, onSave, onClose, onFailure } = props;
  const [item, setItem] = useState<AuthoringItem>();

  useEffect(() => {
    let isCurrent = true;
    authoring.readItem(itemId, language).then(
      (found) => isCurrent && setItem(found),
      (error: unknown) => isCurrent && onFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, itemId, language, onFailure]);

  const contract = item && (contracts.blocks[item.template] ?? contracts.pages[item.template]);
  const fields = Object.entries(contract?.fields ?? {}).filter(
    ([, { kind }]) => kind !== 'item' && kind !== 'items',
  );
  const isPage = item !== undefined && item.template in contracts.pages;
  const form = item && {
    fields: Object.fromEntries(fields),
    values: Object.fromEntries(item.fields.map(({ name, value }) => [name, value])),
    pictures,
    submit: texts.save,
    onSubmit: (changed: Record<string, RawValue>) => onSave(item, changed),
    onCancel: onClose,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size={isPage ? 'window' : 'medium'}
      title={texts.settingsOf(contract?.label ?? '…')}
    >
      {!form || !contract ? (
        <Spinner />
      ) : isPage ? (
        <PageSettingsForm {...form} authoring={authoring} place={place} itemId={itemId} />
      ) : (
        <FieldForm {...form} />
      )}
    </Dialog>
  );
}
