import { isFilled } from '../../design-system/fields/useShown';
import { useMessages } from '../../design-system/messages';
import type { NavigationItemFields } from '../../schema/generated/fields';
import { currentEntry, markedEntry } from '../../features/navigation/ui/currentEntry';
import { MenuLink } from '../../features/navigation/ui/MenuLink';
import { useCachedFragment } from '../../rendering/cachedFragments';
import { usePageInfo } from '../../rendering/pageInfo';
import { Menu, Nav } from './dropdownStyles';

interface DropdownMenuProps {
  label: string;
  /** Name of the entry that takes what does not fit. */
  more: string;
  items: readonly NavigationItemFields[];
}

/** The menu as nested lists; what the last entry holds is decided by the room in the bar (overflowMenu.ts). */
export function DropdownMenu({ label, more, items }: DropdownMenuProps) {
  const { href } = usePageInfo();
  const shown = items.filter(isShown);
  const marked = markedEntry(shown, href);
  const menu = useCachedFragment(items, currentEntry(items, href), () => (
    <Menu role="list" data-menu="">
      {shown.map((item, index) => (
        <Entry key={index} item={item} level={1} group="menu" isMarked={item === marked} />
      ))}
      <li hidden data-more="">
        <details name="menu">
          <summary>{more}</summary>
          <ul />
        </details>
      </li>
    </Menu>
  ));
  return shown.length > 0 ? <Nav aria-label={label} {...menu} /> : null;
}

interface EntryProps {
  item: NavigationItemFields;
  level: number;
  /** Entries of a group close each other. */
  group: string;
  /** The page is marked here. */
  isMarked?: boolean;
}

/** An entry: a link, or a disclosure of the entries below it; both when editors say so (spec 1 §3). */
function Entry({ item, level, group, isMarked }: EntryProps) {
  const message = useMessages();
  const { navigableWithChildren, Children = [] } = item;
  const below = level < 3 ? Children.filter(isShown) : [];
  const title = isFilled(item.navigationTitle) ? item.navigationTitle.value : item.name;
  const target = isFilled(item.externalLink) ? item.externalLink : item.Url;
  const link = <MenuLink field={target}>{title}</MenuLink>;
  const selected = isMarked ? '' : undefined;
  if (below.length === 0) return <li data-selected={selected}>{link}</li>;
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
          {below.map((child, index) => (
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
