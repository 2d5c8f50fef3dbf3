import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentPage } from './contentPage';

export default {
  title: 'Pages/Front pages',
  tags: ['own-theme', '!autodocs'],
} satisfies Meta;

export const AutomotiveSe: StoryObj = contentPage('automotive-se');
export const AutomotiveNo: StoryObj = contentPage('automotive-no');
export const AutomotiveUk: StoryObj = contentPage('automotive-uk');
export const CarstoreSe: StoryObj = contentPage('carstore-se');
export const CarstoreNo: StoryObj = contentPage('carstore-no');
export const CarstoreSk: StoryObj = contentPage('carstore-sk');
export const CarstoreFi: StoryObj = contentPage('carstore-fi');
export const BrandSe: StoryObj = contentPage('brand-se');
export const Charging: StoryObj = contentPage('charging');
export const Pickup: StoryObj = contentPage('pickup');
export const Trucks: StoryObj = contentPage('trucks');
