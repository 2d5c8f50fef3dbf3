/** Fired on the window when a visitor has done what a page is for. */
export const conversionEvent = 'conversion';

export type Conversion = 'enquiry' | 'booking';

/** Tells whoever counts what came of a page; who the visitor is nobody is told. */
export function tellConversion(conversion: Conversion): void {
  dispatchEvent(new CustomEvent(conversionEvent, { detail: conversion }));
}
