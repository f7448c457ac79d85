import type { Device } from './device'

/**
 * Adds the speculation rules of the page, which are inert in its only `<template>`, unless the reader saves data or the
 * connection is very slow. Then the browser prefetches and prerenders likely next pages. Browsers without support ignore
 * them.
 */
export function addSpeculationRules(): void {
  const { saveData = false, effectiveType = '' } = (navigator as Device).connection ?? {}
  if (saveData || effectiveType.endsWith('2g')) return
  // A finger that scrolls presses links too. Some phones claim to have a mouse.
  if (matchMedia('(hover: hover) and (min-width: 48rem)').matches)
    document.documentElement.dataset.prefetch = effectiveType === '3g' ? 'press' : 'hover'
  document.head.append(document.querySelector('template')?.content ?? '')
}
