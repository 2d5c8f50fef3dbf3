import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useEffect } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { showToast, type ToastOptions } from '../../design-system/components/Toast/showToast';
import { ToastRegion } from '../../design-system/components/Toast/ToastRegion';
import type { Guide } from '../.storybook/guide';
import { Specimen, Specimens } from './Specimens';

const meta = {
  title: 'Design system/Overlays/Toast',
  component: ToastRegion,
  parameters: {
    guide: {
      purpose: 'Tells what just happened, without stopping anyone.',
      use: ['Something was saved, sent or copied', 'Something failed that can be tried again'],
      avoid: [
        'A mistake in a field: show it at the field',
        'A question: use Dialog',
        'Something that must be read later: show it in the page',
      ],
      variants: {
        variant: {
          neutral: 'Something happened',
          success: 'Something worked',
          danger: 'Something failed; stays until it is closed',
        },
      },
      accessibility: {
        role: 'A region that is announced politely.',
        keyboard: 'F6 goes to it and back, Escape closes the toast in focus.',
        focus: 'Stays where it was.',
        contrast: 'Text on the default tone, 4.5 : 1. A sign stands beside the words.',
      },
      do: {
        because: 'Says what happened and offers to undo it.',
        render: () => (
          <Button
            type="button"
            variant="outline"
            onClick={() =>
              showToast({
                id: 'do',
                variant: 'success',
                title: 'The car is saved',
                action: { label: 'Undo', onAction: () => undefined },
              })
            }
          >
            Save this car
          </Button>
        ),
      },
      dont: {
        because: 'Terms that must be read go away after eight seconds.',
        render: () => (
          <Button
            type="button"
            variant="outline"
            onClick={() =>
              showToast({
                id: 'dont',
                title: 'Terms',
                text: 'The car must be returned within 14 days and 500 km, with both keys and a full tank.',
              })
            }
          >
            Show the terms
          </Button>
        ),
      },
    } satisfies Guide<ComponentType<ToastOptions>>,
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

const toasts: ToastOptions[] = [
  { id: 'neutral', title: 'Link copied' },
  {
    id: 'success',
    variant: 'success',
    title: 'The car is saved',
    text: 'You find it under Saved cars.',
    action: { label: 'Undo', onAction: () => undefined },
  },
  {
    id: 'danger',
    variant: 'danger',
    title: 'The form could not be sent',
    text: 'Check your connection and try again. What you wrote is still here.',
  },
];

function Toasts() {
  useEffect(() => {
    for (const toast of toasts) showToast({ ...toast, durationMs: 0 });
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

export const All: Story = { render: () => <Toasts /> };
