import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { isLoggedIn, isPending } from '../model/tireHotelState';
import type { TirePage } from '../model/tireHotelState.types';
import { FaultNotice } from '../../enquiries/ui/FaultNotice';
import { logProblem } from '../../../rendering/logProblem';
import { BookingPage } from './BookingPage';
import { BusyFrame } from './BusyFrame';
import { endSession } from './client/askTireHotel';
import { ConfirmationPage } from './ConfirmationPage';
import type { FlowProps, TireHotelSettings } from './flow.types';
import { FlowFooter } from './FlowFooter';
import { LoginPage } from './LoginPage';
import { SearchPage } from './SearchPage';
import { useBookedNews } from './useBookedNews';
import { tellLogout, useIdleEnd } from './useIdleEnd';
import { focusHeading, usePageFocus } from './usePageFocus';
import { useSendBooking } from './useSendBooking';
import { useTireHotel } from './useTireHotel';
import { useTireHotelEvents } from './useTireHotelEvents';
import { ValidatePage } from './ValidatePage';
import { VehiclePage } from './VehiclePage';

const Flow = styled('div', { display: 'grid', gap: '$5' });

const pages: Readonly<Record<TirePage, (props: FlowProps) => React.ReactNode>> = {
  Search: SearchPage,
  Login: LoginPage,
  Validate: ValidatePage,
  LoggedIn: VehiclePage,
  Booking: BookingPage,
  Confirmation: ConfirmationPage,
};

export interface TireHotelFlowProps {
  settings: TireHotelSettings;
}

/** The tyre hotel's pages, one at a time, without addresses of their own (TIRE-02). */
export function TireHotelFlow({ settings }: TireHotelFlowProps) {
  const message = useMessages();
  const { state, dispatch, isRestored, activeAt } = useTireHotel(message('tireIdle'));
  const [waits, setWaits] = useState(0);
  const [isStillOpen, setIsStillOpen] = useState(false);
  const isBusy = waits > 0 || state.sent?.outcome.state === 'sending';

  const whileBusy = useCallback(async <T,>(work: Promise<T>): Promise<T> => {
    setWaits((count) => count + 1);
    try {
      return await work;
    } finally {
      setWaits((count) => count - 1);
    }
  }, []);

  const isUnsure = isPending(state);
  const end = useCallback(
    (words: string | null) => {
      dispatch({ type: 'ended', words: isUnsure ? message('tireEndedPending') : words });
    },
    [dispatch, isUnsure, message],
  );
  const logOut = (words: string | null) => {
    end(words);
    tellLogout();
    endWithServer();
  };
  const tryAgain = () => {
    // The button goes with what it says.
    focusHeading();
    endWithServer();
  };
  const endWithServer = () => {
    setIsStillOpen(false);
    endSession().catch((error: unknown) => {
      logProblem('warn', 'The session is not ended', error);
      setIsStillOpen(true);
    });
  };

  useIdleEnd(state, activeAt, (why) => {
    if (why === 'idle') logOut(message('tireIdle'));
    else end(message('tireEnded'));
  });
  usePageFocus(state.page, isRestored);
  useTireHotelEvents(state, isRestored);
  // The server refuses whoever it does not know: nothing is left that nobody can tell of.
  const onExpired = (said: string | undefined) =>
    dispatch({ type: 'ended', words: said ?? message('tireEnded') });
  useSendBooking(state, dispatch, onExpired);
  useBookedNews(state, isRestored, dispatch, onExpired);

  // Whoever comes back within the 20 minutes has done something.
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
    <Flow>
      {isStillOpen && !isLoggedIn(state) && (
        <FaultNotice>
          <Text>{message('tireStillOpen')}</Text>
          <Button type="button" variant="outline" size="small" onClick={tryAgain}>
            {message('bookingTryAgain')}
          </Button>
        </FaultNotice>
      )}
      <BusyFrame isBusy={isBusy}>
        <Page key={state.page} {...props} />
      </BusyFrame>
      <FlowFooter
        email={settings.supportEmail}
        onLogOut={isLoggedIn(state) ? props.onLogOut : undefined}
      />
    </Flow>
  );
}
