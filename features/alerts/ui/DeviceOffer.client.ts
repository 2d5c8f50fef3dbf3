/** Gives life to the offer to be told on this device (DeviceOffer.tsx). */
export { startDeviceOffer as start } from './client/startDeviceOffer';
