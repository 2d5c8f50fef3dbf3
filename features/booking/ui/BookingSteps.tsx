import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../../design-system/stitches';
import type { BookingData } from './loadBooking';
import { BookingWithoutScript } from './plain/BookingWithoutScript';

const Steps = styled('div', { '@noScript': { display: 'none' } });

/** Not `noscript`: accessibility checkers skip its content. */
const WithoutScript = styled('div', { display: 'none', '@noScript': { display: 'block' } });

export interface BookingStepsProps {
  data: BookingData | undefined;
  /** Attributes that start the script of the booking. */
  script: ComponentProps<typeof Steps>;
  /** The island with the steps. */
  children: ReactNode;
}

/** The steps of a booking, with a fallback for visitors without JavaScript. */
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
