import { Badge } from '../../../../design-system/components/Badge/Badge';
import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { styled } from '../../../../design-system/stitches';
import { ToolButton } from '../../ToolButton';
import { PartTable } from '../PartTable';
import { siteTexts } from '../siteTexts';
import type { Finding } from './redirectsApi';
import { FindingList } from './FindingList';
import type { SavedRedirectRule } from './redirectRules';
import { redirectsTexts as texts } from './redirectsTexts';

const Address = styled('code', {
  fontFamily: '$body',
  fontWeight: '$medium',
  color: '$text',
  overflowWrap: 'anywhere',
});

const Badges = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$1', paddingBlock: '$2' });

const Tools = styled('div', { display: 'flex', justifyContent: 'flex-end' });

interface RedirectTableProps {
  rules: readonly SavedRedirectRule[];
  getFindings: (rule: SavedRedirectRule) => readonly Finding[];
  onEdit: (rule: SavedRedirectRule) => void;
  onRemove: (rule: SavedRedirectRule) => void;
}

/** A row for each redirect, with its findings. */
export function RedirectTable({ rules, getFindings, onEdit, onRemove }: RedirectTableProps) {
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
              <FindingList findings={getFindings(rule)} />
            </th>
            <td>
              <div data-cell="">
                <Address>{rule.target}</Address>
              </div>
            </td>
            <td>
              <Badges>
                <Badge>{texts.types[rule.redirectType]}</Badge>
                {rule.isQueryStringPreserved && <Badge variant="outline">{texts.keepsQuery}</Badge>}
                {rule.isLanguagePreserved && <Badge variant="outline">{texts.keepsLanguage}</Badge>}
                {rule.locale && (
                  <Badge variant="outline">{texts.onlyIn({ language: rule.locale })}</Badge>
                )}
              </Badges>
            </td>
            <td data-tools="">
              <Tools>
                <Button
                  type="button"
                  size="small"
                  variant="ghost"
                  aria-label={siteTexts.edit({ name: rule.pattern })}
                  onClick={() => onEdit(rule)}
                >
                  {texts.edit}
                </Button>
                <ToolButton
                  label={siteTexts.remove({ name: rule.pattern })}
                  onPress={() => onRemove(rule)}
                >
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
