import type { Device } from './device'

/**
 * Adds the speculation rules of the page, which are inert in its `<template>`, unless the reader saves data. Then the
 * browser prefetches and prerenders likely next pages. Browsers without support ignore them.
 */
export function addSpeculationRules(): void {
  const { connection } = navigator as Device
  const template = document.querySelector<HTMLTemplateElement>('[data-speculation-rules]')
  if (template && !connection?.saveData) document.head.append(template.content)
}
