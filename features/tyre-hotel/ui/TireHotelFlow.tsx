import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { isLoggedIn, isPending } from '../model/tireHotelState';
import type { TirePage } from '../model/tireHotelState.types';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { logProblem } from '../../../rendering/logProblem';
import { BookingPage } from './BookingPage';
import { BusyFrame } from './BusyFrame';
import { endSession } from './client/fetchTireHotel';
import { ConfirmationPage } from './ConfirmationPage';
import type { FlowProps, TireHotelSettings } from './flow.types';
import { FlowFooter } from './FlowFooter';
import { LoginPage } from './LoginPage';
import { SearchPage } from './SearchPage';
import { useBookingRefresh } from './useBookingRefresh';
import { announceLogout, useIdleEnd } from './useIdleEnd';
import { focusHeading, usePageFocus } from './usePageFocus';
import { useBookingPolling } from './useSendBooking';
import { useTireHotel } from './useTireHotel';
import { useTireHotelEvents } from './useTireHotelEvents';
import { CodePage } from './CodePage';
import { VehiclePage } from './VehiclePage';

const FlowFrame = styled('div', { display: 'grid', gap: '$5' });

const pages: Readonly<Record<TirePage, (props: FlowProps) => React.ReactNode>> = {
  Search: SearchPage,
  Login: LoginPage,
  Validate: CodePage,
  LoggedIn: VehiclePage,
  Booking: BookingPage,
  Confirmation: ConfirmationPage,
};

export interface TireHotelFlowProps {
  settings: TireHotelSettings;
}

/** The tyre hotel's pages, one at a time, without separate addresses (TIRE-02). */
export function TireHotelFlow({ settings }: TireHotelFlowProps) {
  const message = useMessages();
  const { state, dispatch, isRestored, activeAt } = useTireHotel(message('tireIdle'));
  const [pendingCount, setPendingCount] = useState(0);
  const [isServerSessionOpen, setIsServerSessionOpen] = useState(false);
  const isBusy = pendingCount > 0 || state.sent?.outcome.state === 'sending';

  const whileBusy = useCallback(async <T,>(work: Promise<T>): Promise<T> => {
    setPendingCount((count) => count + 1);
    try {
      return await work;
    } finally {
      setPendingCount((count) => count - 1);
    }
  }, []);

  const isOutcomePending = isPending(state);
  const end = useCallback(
    (text: string | null) => {
      dispatch({ type: 'ended', message: isOutcomePending ? message('tireEndedPending') : text });
    },
    [dispatch, isOutcomePending, message],
  );
  const logOut = (text: string | null) => {
    end(text);
    announceLogout();
    endServerSession();
  };
  const tryAgain = () => {
    // The button disappears together with its message.
    focusHeading();
    endServerSession();
  };
  const endServerSession = () => {
    setIsServerSessionOpen(false);
    endSession().catch((error: unknown) => {
      logProblem('warn', 'The session is not ended', error);
      setIsServerSessionOpen(true);
    });
  };

  useIdleEnd(state, activeAt, (reason) => {
    if (reason === 'idle') logOut(message('tireIdle'));
    else end(message('tireEnded'));
  });
  usePageFocus(state.page, isRestored);
  useTireHotelEvents(state, isRestored);
  // The server no longer accepts the session, so an unknown outcome cannot be polled.
  const onExpired = (serverMessage: string | undefined) =>
    dispatch({ type: 'ended', message: serverMessage ?? message('tireEnded') });
  useBookingPolling(state, dispatch, onExpired);
  useBookingRefresh(state, isRestored, dispatch, onExpired);

  // Coming back within the 20 minutes counts as activity.
  useEffect(() => {
    if (isRestored) activeAt.current = Date.now();
  }, [isRestored, activeAt]);

  const Page = pages[state.page];
  const props: FlowProps = {
    state,
    dispatch,
    settings,
    isBusy,
    whileBusy,
    onExpired,
    onLogOut: () => logOut(null),
  };
  return (
    <FlowFrame>
      {isServerSessionOpen && !isLoggedIn(state) && (
        <ErrorNotice>
          <Text>{message('tireStillOpen')}</Text>
          <Button type="button" variant="outline" size="small" onClick={tryAgain}>
            {message('bookingTryAgain')}
          </Button>
        </ErrorNotice>
      )}
      <BusyFrame isBusy={isBusy}>
        <Page key={state.page} {...props} />
      </BusyFrame>
      <FlowFooter
        email={settings.supportEmail}
        onLogOut={isLoggedIn(state) ? props.onLogOut : undefined}
      />
    </FlowFrame>
  );
}
