import { Toast as Base } from '@base-ui/react/toast';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages';
import { css } from '../../stitches';
import { toneStyle } from '../../tones';
import { button } from '../Button/Button';
import type { IconName } from '../Icon/drawings';
import { topModal, subscribeToModals } from '../Dialog/openModals';
import { Icon } from '../Icon/Icon';
import { subscribeToToasts, type ToastOptions } from './showToast';

type Variant = NonNullable<ToastOptions['variant']>;

const icons: Record<Variant, IconName> = { neutral: 'info', success: 'check', danger: 'warning' };

/** Long enough to read two lines of text twice. */
const DEFAULT_DURATION_MS = 8000;

const viewport = css({
  position: 'fixed',
  zIndex: '$dialog',
  insetBlockEnd: '$4',
  insetInline: '$4',
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  // Centred, since panels with controls are at the sides.
  '@sm': { inlineSize: '24rem', marginInline: 'auto' },
  '@md': { insetBlockEnd: '$5' },
});

const toast = css({
  ...toneStyle('default'),
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  columnGap: '$3',
  padding: '$3 $3 $3 $4',
  border: '1px solid $line',
  borderInlineStart: '4px solid $muted',
  borderRadius: '$control',
  boxShadow: '$overlay',
  fontSize: '$small',
  lineHeight: '$snug',
  transform: 'translate(var(--toast-swipe-movement-x), var(--toast-swipe-movement-y))',
  '& > svg': { marginBlockStart: '0.6rem', color: '$muted' },
  '& [data-toast-words]': { paddingBlock: '0.65rem' },
  '&[data-type="success"]': {
    borderInlineStartColor: '$colors$success',
    '& > svg': { color: '$success' },
  },
  '&[data-type="danger"]': {
    borderInlineStartColor: '$colors$danger',
    '& > svg': { color: '$danger' },
  },
  '& [data-toast-words] > button': { marginBlockStart: '$3' },
  '&[data-limited]': { display: 'none' },
  '@motion': {
    transition: 'opacity $base, transform $base',
    '&[data-swiping]': { transition: 'none' },
    '&[data-starting-style]': { opacity: 0, transform: 'translateY($space$4)' },
    '&[data-ending-style]': { opacity: 0 },
  },
});

const title = css({ margin: 0, fontSize: '$body', fontWeight: '$semibold', lineHeight: '$snug' });
const text = css({ margin: 0, paddingBlockStart: '$1', color: '$muted' });

/**
 * Region that shows toasts; one for the page, usually at its end. F6 moves the focus there and back, Escape
 * closes the focused toast. While a modal dialog is open, toasts are inside it, because nothing else is
 * visible, usable or read aloud.
 */
export function ToastRegion() {
  const modal = useSyncExternalStore(subscribeToModals, topModal, () => undefined);
  return (
    <Base.Provider timeout={DEFAULT_DURATION_MS}>
      <Base.Portal container={modal}>
        <Toasts />
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const message = useMessages();
  const { toasts, add, close } = Base.useToastManager();

  const show = useEffectEvent(
    ({ variant = 'neutral', text: description, ...options }: ToastOptions) => {
      const { id, title: heading, action, durationMs: duration, until } = options;
      const toastId: string = add({
        id,
        type: variant,
        title: heading,
        description,
        timeout: duration ?? (variant === 'danger' ? 0 : DEFAULT_DURATION_MS),
        actionProps: action && {
          children: action.label,
          onClick: () => {
            action.onAction();
            close(toastId);
          },
        },
      });
      void until?.then(() => close(toastId));
    },
  );
  useEffect(() => subscribeToToasts((options) => show(options)), []);

  return (
    <Base.Viewport className={viewport()} aria-label={message('notifications')}>
      {toasts.map((item) => (
        <Base.Root
          key={item.id}
          toast={item}
          className={toast()}
          swipeDirection={['right', 'down']}
        >
          <Icon name={icons[(item.type ?? 'neutral') as Variant]} size="medium" />
          <div data-toast-words="">
            <Base.Title className={title()} render={<p />} />
            <Base.Description className={text()} />
            {item.actionProps && (
              <Base.Action className={button({ variant: 'outline', size: 'small' })} />
            )}
          </div>
          <Base.Close
            className={button({ variant: 'ghost', iconOnly: true })}
            aria-label={message('close')}
            aria-hidden={undefined}
          >
            <Icon name="close" />
          </Base.Close>
        </Base.Root>
      ))}
    </Base.Viewport>
  );
}
