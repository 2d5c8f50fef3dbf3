import { newTireHotel } from '../model/tireHotelState';
import type { TireHotelState } from '../model/tireHotelState.types';
import type { TireVehicle } from '../../../domain/tireHotel/tireHotel.types';
import { getCalendarNames } from '../../appointments/ui/calendarNames';
import { exampleTires } from './exampleTires';
import type { FlowProps } from './flow.types';

const customer = {
  encryptedPhoneNumber: 'sealed',
  obfuscatedPhoneNumber: '•••••••05',
  regNo: 'MEK106',
};

const vehicle: TireVehicle = {
  regNo: 'MEK106',
  name: 'Volvo XC40',
  brand: 'Volvo',
  brandCode: 'volvo',
  productId: 'dackhotell-premium',
  packageLevel: 'Premium',
  location: {
    erpId: '1001-t',
    locationName: 'Automotive Stockholm',
    departmentName: 'Däckhotell',
    phone: '08-465 004 12',
    email: 'dack.stockholm@automotive.example',
    model: '',
  },
  tires: exampleTires.worn,
  nextChange: { date: '2026-12-03', time: '08:30', visitPage: '/din-tid' },
};

const otherVehicle: TireVehicle = { ...vehicle, regNo: 'ELB12A', name: 'Kia EV6' };

const flow = (state: Partial<TireHotelState>): FlowProps => ({
  state: { ...newTireHotel, customer, ...state },
  dispatch: () => undefined,
  settings: {
    calendarNames: getCalendarNames('sv-SE'),
    supportEmail: 'dackhotell@automotive.example',
    facilities: { href: '/anlaggningar', text: '' },
    packages: { href: '/dack', text: 'Det här ingår' },
  },
  isBusy: false,
  whileBusy: (work) => work,
  onExpired: () => undefined,
  onLogOut: () => undefined,
});

const session = { status: 0, vehicles: [vehicle, otherVehicle] };

/** Pages of the flow with example data, for stories. */
export const exampleFlow = {
  login: flow({ page: 'Login' }),
  code: flow({
    page: 'Validate',
    credentials: { authorizationToken: 'token', message: 'Koden är skickad.' },
  }),
  vehicle: flow({ page: 'LoggedIn', session, regNo: 'MEK106' }),
  confirmation: flow({
    page: 'Confirmation',
    session,
    regNo: 'MEK106',
    confirmation: {
      bookingConfirmationId: 'T7K2-9QX',
      customerBase: {
        firstName: 'Maja',
        lastName: 'Lind',
        email: 'maja@example.com',
        phoneMobile: '0701740605',
      },
      services: [{ name: 'Hjulskifte, däckhotell' }],
      appointmentTime: '2026-12-03T08:30:00',
      isFullDay: false,
      workshop: {
        name: 'Automotive Stockholm',
        address: 'Industrigatan 3, 116 45 Stockholm',
        email: 'dack.stockholm@automotive.example',
        phoneNumber: '08-465 004 12',
      },
      freeText: 'Fälglåset ligger i handskfacket.',
      visitPage: '/din-tid?visit=token',
    },
  }),
} satisfies Record<string, FlowProps>;
