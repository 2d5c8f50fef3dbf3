import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentPage } from './contentPage';

export default {
  title: 'Pages/Brand pages',
  tags: ['own-theme', '!autodocs'],
} satisfies Meta;

export const Mercedes: StoryObj = contentPage('mercedes');
export const Smart: StoryObj = contentPage('smart');
export const Mini: StoryObj = contentPage('mini');
export const Bmw: StoryObj = contentPage('bmw');
export const Renault: StoryObj = contentPage('renault');
export const Dacia: StoryObj = contentPage('dacia');
