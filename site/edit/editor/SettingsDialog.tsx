import { useEffect, useState } from 'react';
import { Dialog } from '../../../design-system/components/Dialog/Dialog';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import type { Authoring, AuthoringItem, RawValue } from './authoring';
import { contracts } from './forms/checkValue';
import { FieldForm } from './forms/FieldForm';
import { texts } from './texts';

interface SettingsDialogProps {
  authoring: Authoring;
  itemId: string;
  language: string;
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
  const { authoring, itemId, language, onSave, onClose, onFailure } = props;
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
  return (
    <Dialog open onClose={onClose} title={texts.settingsOf(contract?.label ?? '…')}>
      {item && contract ? (
        <FieldForm
          fields={Object.fromEntries(fields)}
          values={Object.fromEntries(item.fields.map(({ name, value }) => [name, value]))}
          submit={texts.save}
          onSubmit={(changed) => onSave(item, changed)}
          onCancel={onClose}
        />
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
