import { Badge } from '../../../../design-system/components/Badge/Badge';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { styled } from '../../../../design-system/stitches';
import { ToolButton } from '../../ToolButton';
import { PartTable } from '../PartTable';
import { siteTexts } from '../siteTexts';
import type { Finding } from './checkApi';
import { Findings } from './Findings';
import type { SavedRule } from './redirectRules';
import { redirectsTexts as texts } from './redirectsTexts';

const Address = styled('code', {
  fontFamily: '$body',
  fontWeight: '$medium',
  color: '$text',
  overflowWrap: 'anywhere',
});

const Marks = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$1', paddingBlock: '$2' });

const Tools = styled('div', { display: 'flex', justifyContent: 'flex-end' });

interface RedirectTableProps {
  rules: readonly SavedRule[];
  findingsOf: (rule: SavedRule) => readonly Finding[];
  onEdit: (rule: SavedRule) => void;
  onRemove: (rule: SavedRule) => void;
}

/** A line for each redirect, with what is wrong with it. */
export function RedirectTable({ rules, findingsOf, onEdit, onRemove }: RedirectTableProps) {
  return (
    <PartTable>
      <thead>
        <tr>
          <th scope="col">{texts.from}</th>
          <th scope="col">{texts.to}</th>
          <th scope="col">{texts.how}</th>
          <th scope="col" data-tools="">
            {texts.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.itemId} data-rule={rule.pattern}>
            <th scope="row">
              <Address>{rule.pattern}</Address>
              <Findings findings={findingsOf(rule)} />
            </th>
            <td>
              <div data-cell="">
                <Address>{rule.target}</Address>
              </div>
            </td>
            <td>
              <Marks>
                <Badge>{texts.types[rule.redirectType]}</Badge>
                {rule.isQueryStringPreserved && <Badge look="outline">{texts.keepsQuery}</Badge>}
                {rule.isLanguagePreserved && <Badge look="outline">{texts.keepsLanguage}</Badge>}
                {rule.locale && <Badge look="outline">{texts.onlyIn(rule.locale)}</Badge>}
              </Marks>
            </td>
            <td data-tools="">
              <Tools>
                <Button
                  type="button"
                  size="small"
                  variant="ghost"
                  aria-label={siteTexts.edit(rule.pattern)}
                  onClick={() => onEdit(rule)}
                >
                  {texts.edit}
                </Button>
                <ToolButton label={siteTexts.remove(rule.pattern)} onPress={() => onRemove(rule)}>
                  <Icon name="close" />
                </ToolButton>
              </Tools>
            </td>
          </tr>
        ))}
      </tbody>
    </PartTable>
  );
}
