import { useState } from 'react';
import { CheckboxGroup } from '../../../../design-system/components/CheckboxGroup/CheckboxGroup';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import type { Account } from '../../people/accounts/accountsApi';
import { canDecideOn } from './canDecideOn';
import { MAX_ACCOUNTS } from './stagesApi';
import { stagesTexts as texts } from './stagesTexts';

/** Maximum number of accounts in the list; a search finds the others. */
const MAX_OPTIONS = 30;

interface AccountsFieldProps {
  site: string;
  accounts: readonly Account[];
  /** Ids of the chosen accounts. */
  value: readonly string[];
  error?: string;
  onChange: (value: readonly string[]) => void;
}

/** Chooses the accounts that decide in a stage: those of the site, and those that are chosen already. */
export function AccountsField({ site, accounts, value, error, onChange }: AccountsFieldProps) {
  const [query, setQuery] = useState('');
  // Accounts keep their places while they are chosen.
  const [initialIds] = useState(value);
  const normalizedQuery = query.trim().toLowerCase();
  const isFirst = ({ id }: Account) => initialIds.includes(id);
  const matches = [
    ...accounts.filter(isFirst),
    ...accounts.filter((account) => !isFirst(account) && canDecideOn(account, site)),
  ].filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(normalizedQuery));
  const shown = matches.slice(0, MAX_OPTIONS);
  return (
    <Stack gap={3}>
      <TextField
        label={texts.search}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setQuery(event.target.value)}
        // Enter looks for accounts, and does not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <CheckboxGroup
        legend={texts.accounts}
        hint={texts.accountsHint({ count: MAX_ACCOUNTS })}
        name="accounts"
        error={error}
        value={value}
        onChange={({ target }) =>
          onChange(
            target.checked ? [...value, target.value] : value.filter((id) => id !== target.value),
          )
        }
        options={shown.map((account) => ({
          value: account.id,
          label: account.name,
          hint: canDecideOn(account, site) ? account.email : texts.cannotDecide,
        }))}
      />
      <Text as="div" role="status" size="small" color="muted">
        {[
          shown.length === 0 && texts.notFound,
          matches.length > shown.length && texts.more({ count: matches.length - shown.length }),
          texts.chosen({ count: value.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Stack>
  );
}
