/** Fired on the window when a visitor has done what a page is for. */
export const conversionEvent = 'conversion';

export type Conversion = 'enquiry' | 'booking';

/** Reports a conversion of a page, without anything about the visitor. */
export function trackConversion(conversion: Conversion): void {
  dispatchEvent(new CustomEvent(conversionEvent, { detail: conversion }));
}
