/** Rows as lines of equal columns, set to the right like numbers, under their names. All rows have the same ones. */
export function alignedTable(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const cells = rows.map((row) => Object.values(row).map((cell) => cell.toLocaleString('en')))
  const lines = [Object.keys(rows[0] ?? {}), ...cells]
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0))
  return lines.map((line) => line.map((cell, column) => cell.padStart(widthOf(column))).join('  ')).join('\n')
}
