/** The `tel:` URL of a telephone number as people write it, like `902-555-0142` or `781-393-2491 x12`. */
export function toTelephoneUrl(phone: string): string {
  const [number = '', extension] = phone.split(/x|ext\.?/)
  const digits = number.replaceAll(/[^\d+]/g, '')
  return extension === undefined ? `tel:${digits}` : `tel:${digits};ext=${extension.trim()}`
}
