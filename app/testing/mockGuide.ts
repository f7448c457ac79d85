/** Replaces the guide that routes load. Import this module before the routes. */
import type { Guide } from '@/guide/fields/published'

let mockGuide: Guide

jest.mock('@/guide/read/getGuide', () => ({ getGuide: () => mockGuide }))

export function setGuide(guide: Guide): void {
  mockGuide = guide
}
