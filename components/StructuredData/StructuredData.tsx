export function StructuredData({ data }: { readonly data: object }) {
  // Safe: without `<`, no text can close the element early or keep it open.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
