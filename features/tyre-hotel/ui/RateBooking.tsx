import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Text } from '../../../design-system/components/Text/Text';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { MAX_REVIEW_CHARACTERS } from '../../../domain/tireHotel/limits';
import { logProblem } from '../../../rendering/logProblem';
import { sendReview } from './client/fetchTireHotel';
import type { FlowProps } from './flow.types';
import { StarChoice } from './StarChoice';

const Form = styled('form', { display: 'grid', gap: '$4' });

export interface RateBookingProps extends Pick<FlowProps, 'isBusy' | 'whileBusy'> {
  isRated: boolean;
  onRated: () => void;
}

/** Asks how the booking went; thanks the visitor even if sending the answer fails (TIRE-46, TIRE-47). */
export function RateBooking({ isRated, onRated, isBusy, whileBusy }: RateBookingProps) {
  const message = useMessages();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [isHintShown, setIsHintShown] = useState(false);
  const thanks = useRef<HTMLHeadingElement>(null);
  const wasRated = useRef(isRated);
  useEffect(() => {
    // The pressed button is removed, and would lose the focus.
    if (isRated && !wasRated.current) thanks.current?.focus();
    wasRated.current = isRated;
  }, [isRated]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsHintShown(rating === 0);
    if (rating === 0 || isBusy) return;
    const review = { rating, comment: comment.trim(), date: new Date().toISOString() };
    try {
      await whileBusy(sendReview(review));
    } catch (error) {
      logProblem('warn', 'The rating is not sent', error);
    }
    onRated();
  }

  if (isRated) {
    return (
      <Card>
        <Heading ref={thanks} level={3} size={5} tabIndex={-1}>
          {message('tireRated')}
        </Heading>
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="tire-rate">
      <Form noValidate onSubmit={(event) => void send(event)}>
        <Heading id="tire-rate" level={3} size={5}>
          {message('tireRate')}
        </Heading>
        <StarChoice
          labelledBy="tire-rate"
          value={rating}
          onChange={(stars) => {
            setIsHintShown(false);
            setRating(stars);
          }}
        />
        <TextArea
          id="tire-rate-comment"
          label={message('tireRateComment')}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
          rows={2}
          maxLength={MAX_REVIEW_CHARACTERS}
          readOnly={isBusy}
          optional
        />
        <div>
          <Button type="submit" variant="outline" aria-disabled={rating === 0 || isBusy}>
            {message('tireSendRating')}
          </Button>
          <Text size="small" color="muted" role="status">
            {isHintShown && message('tireTellStars')}
          </Text>
        </div>
      </Form>
    </Card>
  );
}
