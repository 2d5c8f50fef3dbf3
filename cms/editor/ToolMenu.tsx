import { Menu } from '@base-ui/react/menu';
import { Icon } from '../../design-system/components/Icon/Icon';
import type { IconName } from '../../design-system/components/Icon/drawings';
import { menuItem, menuList, menuPositioner } from './menuStyles';
import { toolStyle } from './ToolButton';

/** One action of a toolbar, shown as a button or in a menu. */
export interface Tool {
  label: string;
  icon: IconName;
  onPress: () => void;
  disabled?: boolean;
}

interface ToolMenuProps {
  label: string;
  tools: readonly Tool[];
}

/** A button that opens a menu of the actions that do not fit into the toolbar. */
export function ToolMenu({ label, tools }: ToolMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={toolStyle()} title={label} aria-label={label}>
        ⋯
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menuPositioner()} sideOffset={6} collisionPadding={8}>
          <Menu.Popup className={menuList()}>
            {tools.map((tool) => (
              <Menu.Item
                key={tool.label}
                className={menuItem()}
                disabled={tool.disabled}
                onClick={tool.onPress}
              >
                <Icon name={tool.icon} />
                {tool.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
