import type { Device } from './device'

/**
 * Adds the speculation rules of the page, which are inert in its only `<template>`, unless the reader saves data. Then
 * the browser prefetches and prerenders likely next pages. Browsers without support ignore them.
 */
export function addSpeculationRules(): void {
  if (!(navigator as Device).connection?.saveData)
    document.head.append(document.querySelector('template')?.content ?? '')
}
