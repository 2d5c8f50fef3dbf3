import { useEffect, useState, type ComponentType } from 'react';
import { showFailure } from './describeFailure';

interface Closable {
  onClose?: () => void;
}

/**
 * A dialog or panel whose code is loaded when it is first shown. If it cannot be loaded, that is said and the dialog is
 * closed, so that the next press tries again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Closable> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyComponent(props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component) return undefined;
      let isShown = true;
      load().then(
        (component) => {
          loaded = component;
          if (isShown) setComponent(() => component);
        },
        (error: unknown) => {
          if (!isShown) return;
          showFailure(error);
          props.onClose?.();
        },
      );
      return () => {
        isShown = false;
      };
      // eslint-disable-next-line react-hooks/exhaustive-deps -- it is loaded once
    }, []);
    return Component && <Component {...props} />;
  };
}
