import { useMemo, useState } from 'react';
import { CheckboxGroup } from '../../../../design-system/components/CheckboxGroup/CheckboxGroup';
import { RadioGroup } from '../../../../design-system/components/RadioGroup/RadioGroup';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import {
  editorRoles,
  type EditorSite,
  type Role,
} from '../../../../features/editing/model/editorView.types';
import type { Authoring } from '../../authoring';
import { FormDialog, type FieldErrors } from '../../FormDialog';
import { peopleTexts } from '../peopleTexts';
import { siteLabel } from '../../siteLabel';
import type { Account, AccountInput } from './accountsApi';
import { viewTexts as texts } from './accountsTexts';
import { PagesField } from './PagesField';

interface AccountDialogProps {
  authoring: Authoring;
  sites: readonly EditorSite[];
  /** The account to edit; absent when inviting a new one. */
  account?: Account;
  /** Rejects on failure. */
  onSave: (input: AccountInput & { email: string }) => Promise<void>;
  onClose: () => void;
}

function reachOf(account: Account | undefined): string {
  if (!account?.sites) return 'all';
  return account.pages ? 'pages' : 'some';
}

/** An account's name, and its permissions by site and page. */
export function AccountDialog({ authoring, sites, account, onSave, onClose }: AccountDialogProps) {
  const [role, setRole] = useState<Role>(account?.role ?? 'writer');
  const [reach, setReach] = useState(reachOf(account));
  const [chosenNames, setChosenNames] = useState<readonly string[]>(account?.sites ?? []);
  const [pages, setPages] = useState<readonly string[]>(account?.pages ?? []);
  const chosenSites = useMemo(
    () => sites.filter(({ name }) => chosenNames.includes(name)),
    [sites, chosenNames],
  );
  const isLimited = role !== 'administrator' && reach !== 'all';
  const isLimitedToPages = isLimited && reach === 'pages';

  async function save(fields: FormData): Promise<FieldErrors | undefined> {
    const textOf = (name: string) => String(fields.get(name) ?? '').trim();
    if (isLimited && chosenNames.length === 0) return { sites: texts.chooseSite };
    if (isLimitedToPages && pages.length === 0) return { pages: texts.choosePage };
    await onSave({
      name: textOf('name'),
      email: textOf('email'),
      role,
      mayEdit: isLimited ? chosenNames : null,
      onlyPages: isLimitedToPages ? pages : null,
    });
    return undefined;
  }

  return (
    <FormDialog
      title={account ? texts.editTitle({ name: account.name }) : texts.inviteTitle}
      sendLabel={account ? texts.save : texts.sendInvitation}
      gap={5}
      onSend={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={texts.name}
            name="name"
            error={errors.name}
            defaultValue={account?.name}
            maxLength={80}
            autoComplete="off"
            required
          />
          {!account && (
            <TextField
              label={texts.email}
              name="email"
              error={errors.email}
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
            onChange={({ target }) =>
              setRole(editorRoles.find((one) => one === target.value) ?? role)
            }
            options={editorRoles.map((value) => ({
              value,
              label: peopleTexts.roles[value],
              hint: texts.roleHints[value],
            }))}
          />
          {role !== 'administrator' && (
            <RadioGroup
              legend={texts.reach}
              name="reach"
              value={reach}
              onChange={(event) => setReach(event.target.value)}
              options={[
                { value: 'all', label: texts.allSites },
                { value: 'some', label: texts.someSites },
                { value: 'pages', label: texts.somePages },
              ]}
            />
          )}
          {isLimited && (
            <CheckboxGroup
              legend={isLimitedToPages ? texts.sites : texts.someSites}
              name="sites"
              error={errors.sites}
              value={chosenNames}
              onChange={({ target }) =>
                setChosenNames(
                  target.checked
                    ? [...chosenNames, target.value]
                    : chosenNames.filter((one) => one !== target.value),
                )
              }
              options={sites.map(({ name }) => ({ value: name, label: siteLabel(name) }))}
            />
          )}
          {isLimitedToPages && chosenSites.length > 0 && (
            <PagesField
              authoring={authoring}
              sites={chosenSites}
              value={pages}
              error={errors.pages}
              onChange={setPages}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
