import { spaceElements } from '@/components/parts/Phrase/Phrase'
import { getLanguagePath, language, languages } from '@/lib/locale/language'
import { getNativeName } from '@/lib/locale/languages'
import { fileHref } from '@/lib/paths'

interface Props {
  /** Path of the page without the base path and the language. */
  readonly path: string
}

export const hasLanguages = languages.length > 1

export function LanguageLinks({ path }: Props) {
  return spaceElements(
    languages.map((tag) => (
      <a
        key={tag}
        href={fileHref(getLanguagePath(tag) + path)}
        lang={tag}
        hrefLang={tag}
        aria-current={tag === language ? 'page' : undefined}
        data-target
      >
        {getNativeName(tag)}
      </a>
    )),
  )
}
