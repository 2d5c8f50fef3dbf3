import { BarGroup } from '../barParts';
import { useMe } from '../people/me';
import { texts } from '../texts';
import { ToolButton } from '../ToolButton';
import { mayOpen, views, type ViewName } from './views';

interface ViewNavigationProps {
  view: ViewName;
  onView: (view: ViewName) => void;
}

/** The way between the page and the other views of the editor. */
export function ViewNavigation({ view, onView }: ViewNavigationProps) {
  const me = useMe();
  const offered = Object.entries(views).filter(([name]) => mayOpen(name, me));
  const all = [['page', texts.page] as const, ...offered.map(labelled)];
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
