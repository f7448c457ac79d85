import type { Source } from '@/data/schema/published'
import { FoldedSources } from '@/components/SourceList/FoldedSources'

interface Props {
  readonly sources: readonly Source[]
}

/** Where the results stand and what they rest on; never who won, which the profiles say alike. Renders a `<section>`. */
export function Results({ sources }: Props) {
  return (
    <section aria-labelledby="results">
      <h2 id="results">Results</h2>
      <p>Each candidate&rsquo;s profile says whether the candidate was elected. It shows no vote counts.</p>
      <FoldedSources sources={sources} />
    </section>
  )
}
