import { useCallback, useState } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { Authoring } from '../authoring';
import type { OldAddresses } from '../../generated/authoringTypes';
import { ChoiceField } from '../ChoiceField';
import { FormDialog } from '../FormDialog';
import { useLoaded } from '../useLoaded';
import { NoteBox } from './pageStyles';
import { isDescendantOf } from './pageTree';
import { deletePage, readAddresses, readLinksTo, type PageNode } from './pagesApi';
import { pagesTexts as texts } from './pagesTexts';

/** Addresses that are listed before the rest is counted. */
const MAX_LISTED = 10;

const List = styled('ul', {
  margin: 0,
  paddingInlineStart: '$4',
  fontSize: '$small',
  overflowWrap: 'anywhere',
});

interface DeleteDialogProps {
  authoring: Authoring;
  node: PageNode;
  nodes: readonly PageNode[];
  onDone: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before a page is moved to the bin, and where its addresses shall lead. Lists these and
 * the pages that link to it.
 */
export function DeleteDialog({ authoring, node, nodes, onDone, onClose }: DeleteDialogProps) {
  const { itemId } = node;
  const { value: links, failure } = useLoaded(
    useCallback(() => readLinksTo(authoring, itemId), [authoring, itemId]),
  );
  const { value: found, failure: addressFailure } = useLoaded(
    useCallback(() => readAddresses(authoring, itemId), [authoring, itemId]),
  );
  const [oldAddresses, setOldAddresses] = useState<OldAddresses>('PARENT');
  const subpageCount = nodes.filter(
    (page) => page.template && isDescendantOf(nodes, page, itemId),
  ).length;
  const linkingPages = [...new Map(links?.map((link) => [link.itemId ?? '', link])).values()];

  async function send(): Promise<undefined> {
    await deletePage(authoring, { itemId, oldAddresses });
    onDone();
  }

  return (
    <FormDialog
      title={texts.deleteTitle({ name: node.displayName })}
      sendLabel={texts.deleteIt}
      failure={failure ?? addressFailure}
      disabled={!found}
      onSend={send}
      onClose={onClose}
    >
      <Text>{texts.deleteCount({ count: subpageCount })}</Text>
      {found && found.addresses.length > 0 && (
        <>
          <ChoiceField
            label={texts.oldAddresses}
            value={found.above ? oldAddresses : 'NOWHERE'}
            choices={[
              ...(found.above
                ? ([
                    [
                      'PARENT',
                      texts.oldToParent({
                        name: found.above.displayName,
                        route: found.above.route,
                      }),
                    ],
                  ] as const)
                : []),
              ['NOWHERE', texts.oldToNowhere],
            ]}
            onChoose={setOldAddresses}
          />
          <div>
            <Text size="small">{texts.addressList({ count: found.addresses.length })}</Text>
            <List>
              {found.addresses.slice(0, MAX_LISTED).map((address) => (
                <li key={address}>{address}</li>
              ))}
              {found.addresses.length > MAX_LISTED && (
                <li>{texts.moreAddresses({ count: found.addresses.length - MAX_LISTED })}</li>
              )}
            </List>
            {subpageCount > 0 && <Text size="small">{texts.addressesBelow}</Text>}
          </div>
        </>
      )}
      <div role="status">
        {!links && !failure && <Text size="small">{texts.countingLinks}</Text>}
        {links && linkingPages.length === 0 && <Text size="small">{texts.noLinks}</Text>}
        {linkingPages.length > 0 && (
          <NoteBox variant="warning">
            <Icon name="warning" />
            <div>
              <Text size="small" weight="bold">
                {texts.links({ count: linkingPages.length })}
              </Text>
              <List>
                {linkingPages.slice(0, 10).map(({ itemId: linkingId, displayName, route }) => (
                  <li key={linkingId ?? ''}>
                    {linkingId ? `${displayName} — ${route}` : texts.sharedParts}
                  </li>
                ))}
              </List>
            </div>
          </NoteBox>
        )}
      </div>
    </FormDialog>
  );
}
