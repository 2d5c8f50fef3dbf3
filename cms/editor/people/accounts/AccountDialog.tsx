import { useState } from 'react';
import { CheckboxGroup } from '../../../../design-system/components/CheckboxGroup/CheckboxGroup';
import { RadioGroup } from '../../../../design-system/components/RadioGroup/RadioGroup';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import {
  editorRoles,
  type EditorSite,
  type Role,
} from '../../../../features/editing/model/editorView.types';
import { FormDialog } from '../../FormDialog';
import { peopleTexts } from '../peopleTexts';
import { siteLabel } from '../../siteLabel';
import type { Account, AccountInput } from './accountsApi';
import { viewTexts as texts } from './accountsTexts';

interface AccountDialogProps {
  sites: readonly EditorSite[];
  /** The account to edit; absent when inviting a new one. */
  account?: Account;
  /** Rejects when it was not done. */
  onSave: (input: AccountInput & { email: string }) => Promise<void>;
  onClose: () => void;
}

/** An account's name, and its permissions by site. */
export function AccountDialog({ sites, account, onSave, onClose }: AccountDialogProps) {
  const [role, setRole] = useState<Role>(account?.role ?? 'writer');
  const [reach, setReach] = useState(account?.sites ? 'some' : 'all');
  const [chosen, setChosen] = useState<readonly string[]>(account?.sites ?? []);
  const isLimited = role !== 'administrator' && reach === 'some';

  async function save(fields: FormData): Promise<string | undefined> {
    const textOf = (name: string) => String(fields.get(name) ?? '').trim();
    if (isLimited && chosen.length === 0) return texts.chooseSite;
    await onSave({
      name: textOf('name'),
      email: textOf('email'),
      role,
      mayEdit: isLimited ? chosen : null,
    });
    return undefined;
  }

  return (
    <FormDialog
      title={account ? texts.editTitle(account.name) : texts.inviteTitle}
      send={account ? texts.save : texts.sendInvitation}
      gap={5}
      onSend={save}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        name="name"
        defaultValue={account?.name}
        maxLength={80}
        autoComplete="off"
        required
      />
      {!account && (
        <TextField
          label={texts.email}
          name="email"
          type="email"
          maxLength={254}
          autoComplete="off"
          required
        />
      )}
      <RadioGroup
        legend={texts.role}
        name="role"
        value={role}
        onChange={({ target }) => setRole(editorRoles.find((one) => one === target.value) ?? role)}
        options={editorRoles.map((value) => ({
          value,
          label: peopleTexts.roles[value],
          hint: texts.roleHints[value],
        }))}
      />
      {role !== 'administrator' && (
        <RadioGroup
          legend={texts.sites}
          name="reach"
          value={reach}
          onChange={(event) => setReach(event.target.value)}
          options={[
            { value: 'all', label: texts.allSites },
            { value: 'some', label: texts.someSites },
          ]}
        />
      )}
      {isLimited && (
        <CheckboxGroup
          legend={texts.someSites}
          name="sites"
          value={chosen}
          onChange={({ target }) =>
            setChosen(
              target.checked
                ? [...chosen, target.value]
                : chosen.filter((one) => one !== target.value),
            )
          }
          options={sites.map(({ name }) => ({ value: name, label: siteLabel(name) }))}
        />
      )}
    </FormDialog>
  );
}
