/** The part of a photograph that is published. The build and the editor's page share it. */

/**
 * Place of the crop, in percent, as in `object-position`: 0 is the left or top of the photograph, and 100 its right or
 * bottom. The point of the photograph at these percentages is always in the crop.
 */
export interface PhotoFocus {
  readonly horizontal?: number | undefined
  readonly vertical?: number | undefined
}

export type Size = Readonly<Record<'width' | 'height', number>>

/**
 * Crops wide photographs on both sides and tall ones at the bottom, so that no head is cut off. Face detection is
 * avoided, since it does not work equally well for all people.
 */
const usualFocus = { horizontal: 50, vertical: 0 } as const

/** Width divided by height of every crop. */
const ratio = 4 / 5

/** Fills in the usual place where none is chosen. */
export function resolveFocus(focus: PhotoFocus = {}) {
  const { horizontal = usualFocus.horizontal, vertical = usualFocus.vertical } = focus
  return { horizontal, vertical }
}

export function isUsualFocus(focus: PhotoFocus): boolean {
  const { horizontal, vertical } = resolveFocus(focus)
  return horizontal === usualFocus.horizontal && vertical === usualFocus.vertical
}

/** The largest part of a photograph with the shape of the crop, in whole pixels. */
export function findCropArea({ width, height }: Size, focus: PhotoFocus) {
  const { horizontal, vertical } = resolveFocus(focus)
  const crop = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  return {
    left: Math.round(((width - crop.width) * horizontal) / 100),
    top: Math.round(((height - crop.height) * vertical) / 100),
    ...crop,
  }
}

/** The direction in which the crop can move. Undefined for a photograph of its shape. */
export function findDirection(size: Size): keyof PhotoFocus | undefined {
  const { width, height } = findCropArea(size, {})
  if (width < size.width) return 'horizontal'
  return height < size.height ? 'vertical' : undefined
}

/** Centers the crop on a point, as far as the photograph allows. The point is in pixels. */
export function centerCrop(size: Size, { x, y }: { readonly x: number; readonly y: number }): PhotoFocus {
  const { width, height } = findCropArea(size, {})
  const direction = findDirection(size)
  if (direction === 'horizontal') return { horizontal: toPercent(x - width / 2, size.width - width) }
  return direction ? { vertical: toPercent(y - height / 2, size.height - height) } : {}
}

function toPercent(distance: number, whole: number): number {
  return Math.round(Math.min(1, Math.max(0, distance / whole)) * 100)
}
