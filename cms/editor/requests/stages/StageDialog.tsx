import { useState } from 'react';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { FormDialog, type FieldErrors } from '../../FormDialog';
import type { Account } from '../../people/accounts/accountsApi';
import { AccountsField } from './AccountsField';
import { MAX_ACCOUNTS, MAX_NAME_LENGTH, type Stage, type StageSettings } from './stagesApi';
import { stagesTexts as texts } from './stagesTexts';

interface StageDialogProps {
  site: string;
  accounts: readonly Account[];
  /** The stage to change; absent for a new one. */
  stage?: Stage;
  /** Names of the other stages. */
  otherNames: readonly string[];
  /** Rejects on failure. */
  onSave: (settings: StageSettings) => Promise<void>;
  onClose: () => void;
}

/** The name of a stage, and the accounts that decide in it. */
export function StageDialog(props: StageDialogProps) {
  const { site, accounts, stage, otherNames, onSave, onClose } = props;
  const [chosen, setChosen] = useState<readonly string[]>(stage?.accountIds ?? []);

  async function save(fields: FormData): Promise<FieldErrors | undefined> {
    const name = String(fields.get('name') ?? '')
      .trim()
      .replace(/\s+/g, ' ');
    const isTaken = otherNames.some((other) => other.toLowerCase() === name.toLowerCase());
    if (isTaken) return { name: texts.nameTaken };
    if (chosen.length === 0) return { accounts: texts.accountMissing };
    if (chosen.length > MAX_ACCOUNTS) {
      return { accounts: texts.tooManyAccounts({ count: MAX_ACCOUNTS }) };
    }
    await onSave({ id: stage?.id, name, accountIds: [...chosen] });
    return undefined;
  }

  return (
    <FormDialog
      title={stage ? texts.editTitle({ name: stage.name }) : texts.addTitle}
      sendLabel={texts.save}
      gap={5}
      onSend={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            name="name"
            error={errors.name}
            defaultValue={stage?.name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            required
          />
          <AccountsField
            site={site}
            accounts={accounts}
            value={chosen}
            error={errors.accounts}
            onChange={setChosen}
          />
        </>
      )}
    </FormDialog>
  );
}
