import type { MadeTireBooking, TireSession } from '../../../../domain/tireHotel/tireHotel.types';

const location = {
  erpId: '1001-t',
  locationName: 'Automotive Stockholm',
  departmentName: 'Tyres',
  phone: '08-465 004 12',
  email: 'tyres@automotive.example',
  model: 'hotel',
};

const vehicle = (regNo: string) => ({
  regNo,
  name: 'Volvo EX30',
  brand: 'Volvo',
  brandCode: 'VO',
  productId: 'DH-4',
  packageLevel: 'Premium',
  location,
  tires: [
    {
      equipmentPosition: 'Vänster fram',
      wheel: {
        name: 'Nokian Hakkapeliitta 10',
        rimDiameter: 18,
        sectionWidth: 225,
        aspectRatio: 45,
        threadPattern: 'Vinter, dubbade',
        threadDepth: 6.4,
        threadStatusId: 0,
        threadStatusMessage: '',
      },
    },
  ],
});

export const customer = {
  encryptedPhoneNumber: 'sealed',
  obfuscatedPhoneNumber: '•• 05',
  regNo: 'ELB12A',
};

export const credentials = { authorizationToken: 'token', message: 'The code is on its way.' };

export const session: TireSession = { status: 0, vehicles: [vehicle('MEK106'), vehicle('ELB12A')] };

export const booking: MadeTireBooking = {
  bookingConfirmationId: 'T7K2-9QX',
  customerBase: {
    firstName: 'Maja',
    lastName: 'Lind',
    email: 'maja@example.com',
    phoneMobile: '0701740605',
  },
  services: [{ name: 'Wheel change' }],
  appointmentTime: '2026-11-26T08:00:00',
  isFullDay: false,
  workshop: {
    name: 'Automotive Stockholm',
    address: 'Industrigatan 3',
    email: 'tyres@automotive.example',
    phoneNumber: '08-465 004 12',
  },
  freeText: '',
  visitPage: '/din-tid?visit=token',
};
