const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for the content or an attribute of an XML element. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character] ?? character)
}
