import { isFilled } from '../../design-system/fields/useFieldVisibility';
import { useMessages } from '../../design-system/messages';
import type { NavigationItemFields } from '../../schema/generated/fields';
import { currentEntryKey, findMarkedEntry } from '../../features/navigation/ui/currentEntry';
import { MenuLink } from '../../features/navigation/ui/MenuLink';
import { useCachedFragment } from '../../rendering/cachedFragments';
import { usePageInfo } from '../../rendering/pageInfo';
import { Menu, Nav } from './dropdownStyles';

interface DropdownMenuProps {
  label: string;
  /** Name of the entry that contains the entries without space. */
  moreLabel: string;
  items: readonly NavigationItemFields[];
}

/** The menu as nested lists; script moves entries without space into the last one (overflowMenu.ts). */
export function DropdownMenu({ label, moreLabel: more, items }: DropdownMenuProps) {
  const { href } = usePageInfo();
  const visibleItems = items.filter(isShown);
  const markedItem = findMarkedEntry(visibleItems, href);
  const menu = useCachedFragment(items, currentEntryKey(items, href), () => (
    <Menu role="list" data-menu="">
      {visibleItems.map((item, index) => (
        <Entry key={index} item={item} level={1} group="menu" isMarked={item === markedItem} />
      ))}
      <li hidden data-more="">
        <details name="menu">
          <summary>{more}</summary>
          <ul />
        </details>
      </li>
    </Menu>
  ));
  return visibleItems.length > 0 ? <Nav aria-label={label} {...menu} /> : null;
}

interface EntryProps {
  item: NavigationItemFields;
  level: number;
  /** Opening an entry closes the others with the same group. */
  group: string;
  /** Whether the entry is marked as current. */
  isMarked?: boolean;
}

/** A menu entry: a link, or a disclosure of its subentries; both if editors choose that. */
function Entry({ item, level, group, isMarked }: EntryProps) {
  const message = useMessages();
  const { navigableWithChildren, Children = [] } = item;
  const children = level < 3 ? Children.filter(isShown) : [];
  const title = isFilled(item.navigationTitle) ? item.navigationTitle.value : item.name;
  const target = isFilled(item.externalLink) ? item.externalLink : item.Url;
  const link = <MenuLink field={target}>{title}</MenuLink>;
  const selected = isMarked ? '' : undefined;
  if (children.length === 0) return <li data-selected={selected}>{link}</li>;
  const isLink = navigableWithChildren && isFilled(target);
  return (
    <li data-selected={selected}>
      {isLink && link}
      <details name={group}>
        {isLink ? (
          <summary aria-label={`${message('submenu')}: ${title}`} />
        ) : (
          <summary>{title}</summary>
        )}
        <ul>
          {children.map((child, index) => (
            <Entry key={index} item={child} level={level + 1} group={`${group}-${level + 1}`} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function isShown({ hideInNavigation }: NavigationItemFields): boolean {
  return !hideInNavigation;
}
