/** Recognizes files by their first bytes, because their names may have a wrong ending. */

/** True for a ZIP archive, which every .xlsx file is. */
export function isArchive(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK'
}

/** Describes a file in a format that cannot be imported. Undefined for .xlsx files and for text. */
export function describeOtherFormat(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'an empty file'
  if (isArchive(bytes) && !bytes.includes('xl/workbook.xml'))
    return 'a file of another program or format, such as OpenDocument (.ods), .xlsb or Numbers'
  const start = bytes.subarray(0, 8).toString('latin1')
  // The container of old Office files, and of encrypted new ones.
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0'))
    return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
      ? 'a workbook with a password'
      : 'a file of Excel 97-2003 (.xls)'
  return start.startsWith('%PDF') ? 'a PDF file' : undefined
}
