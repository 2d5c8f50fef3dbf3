import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Icon } from '../../design-system/components/Icon/Icon';
import {
  MapCluster,
  MapCount,
  MapFrame,
  MapVisitorPosition,
  MapPin,
  MapPinNote,
} from '../../design-system/components/MapFrame/MapFrame';
import type { Guide } from '../.storybook/guide';
import { Specimens } from './Specimens';

const meta = {
  title: 'Design system/Charts/MapFrame',
  component: MapFrame,
  parameters: {
    guide: {
      purpose: 'Gives a map the colours of the theme, and the marks that stand on it.',
      use: ['Places of which the position matters: dealers, chargers, cars near someone'],
      avoid: [
        'A single address: a link to a map is enough',
        'The only way to a place: a list stands beside it',
      ],
      accessibility: {
        role: 'MapPin, MapCluster and MapCount are native buttons; each needs a name.',
        keyboard: 'Tab goes from mark to mark, Enter and Space press one.',
        focus: 'The ring is drawn around the mark, which comes above the others.',
        contrast:
          'Marks are onPrimary on primary, 4.5 : 1, with a border of the background. A selected pin is larger as well.',
      },
      do: {
        because: 'Each mark has a name, and the selected one is larger, not only darker.',
        render: () => (
          <ExampleMap label="Two dealers">
            <Mark at="30% 60%">
              <MapPin type="button" aria-label="Kista" aria-pressed="true" selected>
                <Icon name="car" />
              </MapPin>
            </Mark>
            <Mark at="70% 80%">
              <MapPin type="button" aria-label="Nacka" aria-pressed="false">
                <Icon name="car" />
              </MapPin>
            </Mark>
          </ExampleMap>
        ),
      },
      dont: {
        because: 'Pins over each other cannot be pressed: put them together in a MapCluster.',
        render: () => (
          <ExampleMap label="Three dealers over each other">
            {['48% 66%', '51% 69%', '54% 66%'].map((at) => (
              <Mark key={at} at={at}>
                <MapPin type="button" aria-label={`Dealer at ${at}`}>
                  <Icon name="car" />
                </MapPin>
              </Mark>
            ))}
          </ExampleMap>
        ),
      },
    } satisfies Guide<typeof MapFrame>,
  },
} satisfies Meta<typeof MapFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A frame without a map, to show its marks. */
function ExampleMap({ label, children }: { label: string; children: ReactNode }) {
  return (
    <MapFrame role="group" aria-label={label} style={{ blockSize: '14rem' }}>
      {children}
    </MapFrame>
  );
}

/** A point of the map, from the left and from the top. */
function Mark({ at, children }: { at: string; children: ReactNode }) {
  const [left, top] = at.split(' ');
  return <div style={{ position: 'absolute', left, top }}>{children}</div>;
}

export const Marks: Story = {
  render: () => (
    <Specimens>
      <ExampleMap label="Marks of a map">
        <Mark at="10% 60%">
          <MapPin type="button" aria-label="Kista, open until 18">
            <Icon name="car" />
          </MapPin>
          <MapPinNote aria-hidden>18.00</MapPinNote>
        </Mark>
        <Mark at="25% 60%">
          <MapPin type="button" aria-label="Nacka" aria-pressed="true" selected>
            <Icon name="car" />
          </MapPin>
        </Mark>
        <Mark at="40% 60%">
          <MapCluster type="button" size="small" aria-label="3 dealers">
            3
          </MapCluster>
        </Mark>
        <Mark at="55% 60%">
          <MapCluster type="button" size="large" aria-label="24 dealers">
            24
          </MapCluster>
        </Mark>
        <Mark at="70% 60%">
          <MapCount type="button" aria-label="17 cars in Uppsala">
            17
          </MapCount>
        </Mark>
        <Mark at="85% 60%">
          <MapVisitorPosition role="img" aria-label="You are here" />
        </Mark>
      </ExampleMap>
    </Specimens>
  ),
};
