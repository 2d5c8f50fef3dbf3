/** Event that is dispatched on the window when a visitor reaches the goal of a page. */
export const conversionEvent = 'conversion';

export type Conversion = 'enquiry' | 'booking';

/** Reports a conversion of a page, without anything about the visitor. */
export function trackConversion(conversion: Conversion): void {
  dispatchEvent(new CustomEvent(conversionEvent, { detail: conversion }));
}
