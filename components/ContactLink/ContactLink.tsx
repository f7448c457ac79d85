interface Props {
  /** Email or web address. */
  readonly contact: string
}

/** The way to the editors. Renders a link, to a new message or to a page. */
export function ContactLink({ contact }: Props) {
  return <a href={contact.includes('://') ? contact : `mailto:${contact}`}>{contact}</a>
}
