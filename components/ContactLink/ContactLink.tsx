interface Props {
  /** Email address or URL. */
  readonly contact: string
}

/** Link for contacting the editors. Renders a `mailto:` link for an email address, else a link to the URL. */
export function ContactLink({ contact }: Props) {
  return <a href={contact.includes('://') ? contact : `mailto:${contact}`}>{contact}</a>
}
