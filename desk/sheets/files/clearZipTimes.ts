const endOfDirectory = Buffer.from('PK\u0005\u0006')

/** January 1, 1980 at midnight, the earliest time of the format. */
const earliest = 0x00_21_00_00

/** Sets the time of every file in a ZIP archive to the same one, so that equal contents have equal bytes. */
export function clearZipTimes(archive: Buffer): void {
  const end = archive.lastIndexOf(endOfDirectory)
  const count = archive.readUInt16LE(end + 10)
  let entry = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    archive.writeUInt32LE(earliest, entry + 12)
    archive.writeUInt32LE(earliest, archive.readUInt32LE(entry + 42) + 10)
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(entry + offset))
    entry += 46 + name! + extra! + comment!
  }
}
