import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { TireWheel } from '../../../domain/tireHotel/tireHotel.types';
import { findTreadLimits, NEW_TREAD_MM } from '../../../domain/tireHotel/treadDepth';
import type { TreadState } from '../model/treadState';
import { useDepthFormat } from './useDepthFormat';

const Frame = styled('div', { display: 'grid', gap: '$1' });

const Row = styled('div', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$3',
});

const Bar = styled('svg', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '$space$4',
  overflow: 'visible',
  '@forcedColors': { forcedColorAdjust: 'none' },
});

const Track = styled('rect', { fill: '$line', '@forcedColors': { fill: 'GrayText' } });

const Fill = styled('rect', {
  '@forcedColors': { fill: 'CanvasText' },
  variants: {
    state: {
      good: { fill: '$success' },
      low: { fill: '$warning' },
      illegal: { fill: '$danger' },
    },
  },
});

const Limit = styled('line', {
  stroke: '$text',
  strokeWidth: 2,
  '@forcedColors': { stroke: 'CanvasText' },
  variants: { kind: { legal: {}, advised: { strokeDasharray: '3 2' } } },
});

const Legend = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '0 $4' });

const KeyItem = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  color: '$muted',
  fontSize: '$caption',
  lineHeight: '$body',
});

const KeySign = styled('svg', { overflow: 'visible' });

const percent = (depth: number): string => `${Math.min(depth / NEW_TREAD_MM, 1) * 100}%`;

export interface TreadBarProps {
  wheel: Pick<TireWheel, 'threadDepth' | 'threadPattern'>;
  state: TreadState;
}

/** Depth of a tread compared with the legal minimum and our recommendation; the same as text. */
export function TreadBar({ wheel, state }: TreadBarProps) {
  const message = useMessages();
  const { measured, limit } = useDepthFormat();
  const { legal, advised } = findTreadLimits(wheel.threadPattern);
  const limits = [
    { kind: 'legal', depth: legal, text: 'tireLegal' },
    { kind: 'advised', depth: advised, text: 'tireAdvised' },
  ] as const;
  return (
    <Frame>
      <Row>
        <Text as="span" size="small">
          {message('tireTread')}
        </Text>
        <Text as="span" weight="bold">
          {fillIn(message('tireMm'), { depth: measured(wheel.threadDepth) })}
        </Text>
      </Row>
      <Bar aria-hidden>
        <Track x="0" y="25%" width="100%" height="50%" rx="5" />
        <Fill state={state} x="0" y="25%" width={percent(wheel.threadDepth)} height="50%" rx="5" />
        {limits.map(({ kind, depth }) => (
          <Limit key={kind} kind={kind} x1={percent(depth)} x2={percent(depth)} y1="0" y2="100%" />
        ))}
      </Bar>
      <Legend>
        {limits.map(({ kind, depth, text }) => (
          <KeyItem key={kind}>
            <KeySign width="2" height="14" aria-hidden>
              <Limit kind={kind} x1="1" x2="1" y1="0" y2="100%" />
            </KeySign>
            {fillIn(message(text), { depth: limit(depth) })}
          </KeyItem>
        ))}
      </Legend>
    </Frame>
  );
}
