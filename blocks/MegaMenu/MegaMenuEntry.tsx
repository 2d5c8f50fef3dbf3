import { FieldImage } from '../../design-system/fields/FieldImage';
import { button } from '../../design-system/components/Button/Button';
import { isFilled } from '../../design-system/fields/useFieldVisibility';
import { useMessages } from '../../design-system/messages';
import type { MenuItemFields } from '../../schema/generated/fields';
import { buttonVariants } from '../../rendering/buttonVariants';
import { MenuLink } from '../../features/navigation/ui/MenuLink';
import { Aside, Groups, Panel } from './megaMenuStyles';

/** A panel with more entries than this shows their pictures; a smaller one has a single picture next to them. */
const MAX_WITHOUT_PICTURES = 4;

interface MegaMenuEntryProps {
  item: MenuItemFields;
  /** Whether the entry is marked as current. */
  isMarked: boolean;
}

/** An entry of the bar: a link, a button, or a disclosure with a panel. */
export function MegaMenuEntry({ item, isMarked }: MegaMenuEntryProps) {
  const { Title, Url, Type, ButtonType = 'Primary', TopSelected, ImageUrl } = item;
  const selected = TopSelected || isMarked ? '' : undefined;
  const subentries = visibleChildren(item);
  if (Type === 'CTAButton') {
    const buttonClass = button({ variant: buttonVariants[ButtonType], size: 'small' });
    return (
      <li data-action="">
        <MenuLink field={Url} className={buttonClass}>
          {Title?.value}
        </MenuLink>
      </li>
    );
  }
  if (subentries.length === 0) {
    return (
      <li data-selected={selected}>
        <MenuLink field={Url}>{Title?.value}</MenuLink>
      </li>
    );
  }
  return (
    <li data-selected={selected}>
      <details name="menu">
        <PageSummary title={Title?.value} />
        <Panel>
          {isFilled(Url) && (
            <p>
              <MenuLink field={Url}>{Title?.value}</MenuLink>
            </p>
          )}
          <Groups role="list">
            {subentries.map((child, index) => (
              <Group key={index} item={child} picture={subentries.length > MAX_WITHOUT_PICTURES} />
            ))}
          </Groups>
          {ImageUrl && subentries.length <= MAX_WITHOUT_PICTURES && (
            <Aside data-aside="">
              <FieldImage field={ImageUrl} ratio="16 / 9" sizes="20rem" />
            </Aside>
          )}
        </Panel>
      </details>
    </li>
  );
}

/**
 * An entry of a panel with its subentries: a column in wide windows, where its list is always open
 * (megaMenu.ts); a separate page of the sheet in narrow windows.
 */
function Group({ item, picture: showsPicture }: { item: MenuItemFields; picture: boolean }) {
  const { Title, Url, ImageUrl } = item;
  const below = visibleChildren(item);
  const link = <MenuLink field={Url}>{Title?.value}</MenuLink>;
  const image = showsPicture && <FieldImage field={ImageUrl} ratio="16 / 9" sizes="20rem" />;
  if (below.length === 0) {
    return (
      <li>
        {image}
        {link}
      </li>
    );
  }
  return (
    <li data-group="">
      {image}
      {link}
      <details name="menu-2">
        <PageSummary title={Title?.value} />
        <ul>
          {isFilled(Url) && <li data-own="">{link}</li>}
          {below.map((child, index) => (
            <li key={index}>
              <MenuLink field={child.Url}>{child.Title?.value}</MenuLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Opens a panel; in narrow windows it becomes the back button of the opened page. */
function PageSummary({ title }: { title: string | undefined }) {
  const message = useMessages();
  return (
    <summary>
      <span data-title="">{title}</span>
      <span data-back="">{message('back')}</span>
    </summary>
  );
}

function visibleChildren({ Children = [] }: MenuItemFields): MenuItemFields[] {
  return Children.filter(({ HideInNavigation }) => !HideInNavigation);
}
