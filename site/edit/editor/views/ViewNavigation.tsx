import { BarGroup } from '../barParts';
import { texts } from '../texts';
import { ToolButton } from '../ToolButton';
import { views, type ViewName } from './views';

interface ViewNavigationProps {
  view: ViewName;
  onView: (view: ViewName) => void;
}

/** The way between the page and the other views of the editor. */
export function ViewNavigation({ view, onView }: ViewNavigationProps) {
  const all = [['page', texts.page] as const, ...Object.entries(views).map(labelled)];
  if (all.length === 1) return null;
  return (
    <BarGroup as="nav" framed aria-label={texts.views}>
      {all.map(([name, label]) => (
        <ToolButton key={name} label={label} pressed={view === name} onPress={() => onView(name)}>
          {label}
        </ToolButton>
      ))}
    </BarGroup>
  );
}

const labelled = ([name, { label }]: [string, (typeof views)[string]]) => [name, label] as const;
