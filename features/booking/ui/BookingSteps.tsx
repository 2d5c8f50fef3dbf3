import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../../design-system/stitches';
import type { BookingData } from './loadBooking';
import { BookingWithoutScript } from './plain/BookingWithoutScript';

const Steps = styled('div', { '@noScript': { display: 'none' } });

/** No `noscript`: programs that look for barriers pass over what is in one. */
const WithoutScript = styled('div', { display: 'none', '@noScript': { display: 'block' } });

export interface BookingStepsProps {
  data: BookingData | undefined;
  /** Marks of the script that goes on with a booking. */
  script: ComponentProps<typeof Steps>;
  /** The island. */
  children: ReactNode;
}

/** The steps of a booking; where there is no script, what stands in their place. */
export function BookingSteps({ data, script, children }: BookingStepsProps) {
  return (
    <>
      {data && (
        <WithoutScript>
          <BookingWithoutScript search={data.plain} />
        </WithoutScript>
      )}
      <Steps {...script}>{children}</Steps>
    </>
  );
}
