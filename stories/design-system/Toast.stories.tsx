import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { showToast, type ToastOptions } from '../../design-system/components/Toast/showToast';
import { ToastRegion } from '../../design-system/components/Toast/ToastRegion';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Overlays/Toast',
  component: ToastRegion,
} satisfies Meta<typeof ToastRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

const toasts: ToastOptions[] = [
  { id: 'neutral', title: 'Link copied' },
  {
    id: 'success',
    look: 'success',
    title: 'The car is saved',
    text: 'You find it under Saved cars.',
    action: { label: 'Undo', onAction: () => undefined },
  },
  {
    id: 'danger',
    look: 'danger',
    title: 'The form could not be sent',
    text: 'Check your connection and try again. What you wrote is still here.',
  },
];

function Looks() {
  useEffect(() => {
    for (const toast of toasts) showToast({ ...toast, duration: 0 });
  }, []);
  return (
    <Specimens>
      <Specimen label="shown again by a button, until time or someone closes them">
        {toasts.map((toast) => (
          <Button type="button" key={toast.id} variant="outline" onClick={() => showToast(toast)}>
            {toast.title}
          </Button>
        ))}
      </Specimen>
      <ToastRegion />
    </Specimens>
  );
}

export const All: Story = { render: () => <Looks /> };
