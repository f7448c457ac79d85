import type { Source } from '@/data/schema/published'
import { CollapsibleSources } from '@/components/SourceList/CollapsibleSources'

interface Props {
  readonly sources: readonly Source[]
}

/** Sources of the results. Names no winners, who appear on their profiles only. Renders a `<section>` under an `h2`. */
export function Results({ sources }: Props) {
  return (
    <section aria-labelledby="results">
      <h2 id="results">Results</h2>
      <p>Each candidate&rsquo;s profile shows whether the candidate was elected. It has no vote counts.</p>
      <CollapsibleSources sources={sources} />
    </section>
  )
}
