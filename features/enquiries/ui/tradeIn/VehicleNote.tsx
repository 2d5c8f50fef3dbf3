import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, type MessageKey, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { RegisteredVehicle, VehicleFuel } from '../../../../domain/tradeIn/vehicle.types';
import type { VehicleState } from './useTradeIn';

const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  '& svg': { flexShrink: 0 },
});

const fuelKeys: Record<VehicleFuel, MessageKey> = {
  electric: 'tradeInElectric',
  pluginHybrid: 'tradeInPluginHybrid',
  hybrid: 'tradeInHybrid',
  petrol: 'tradeInPetrol',
  diesel: 'tradeInDiesel',
};

/** Make, model, year and fuel in one line. */
function useVehicleName() {
  const message = useMessages();
  return ({ make, model, year, fuel }: RegisteredVehicle): string =>
    `${make} ${model}, ${year}, ${message(fuelKeys[fuel])}`;
}

/** The vehicle of a plate, for confirmation. An unknown plate or a failed lookup blocks nothing. */
export function VehicleNote({ state }: { state: VehicleState }) {
  const message = useMessages();
  const nameOf = useVehicleName();
  return (
    <div role="status">
      {state.status === 'asking' && (
        <Line>
          <Spinner aria-hidden />
          <Text size="small">{message('tradeInLookingUp')}</Text>
        </Line>
      )}
      {state.status === 'found' && (
        <Line>
          <Icon name="check" />
          <Text size="small">
            {fillIn(message('tradeInIsThis'), { car: nameOf(state.vehicle) })}
          </Text>
        </Line>
      )}
      {state.status === 'unknown' && <Text size="small">{message('tradeInUnknown')}</Text>}
      {state.status === 'down' && <Text size="small">{message('tradeInDown')}</Text>}
    </div>
  );
}
