/** Draws QR codes. My ballot loads this script when the reader asks for one. */
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** Codes with more modules are too fine for the camera of an old phone. Version 20 has 97 on each side. */
const MAX_VERSION = 20

export default function offerQrCodes(): void {
  window.drawQrCode = drawQrCode
}

/** Returns the number of modules on each side, and the path of the dark ones. Undefined if the text is too long. */
export function drawQrCode(text: string): { readonly size: number; readonly path: string } | undefined {
  try {
    const code = generate(text, { maxVersion: MAX_VERSION })
    return { size: code.size, path: toSvgPath(code) }
  } catch {
    return undefined
  }
}
