/** Starts the offer of push messages on this device (DeviceOffer.tsx). */
export { startDeviceOffer as start } from './client/startDeviceOffer';
