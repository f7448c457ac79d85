import { Fragment, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { isMirrored, isRightToLeft } from '@/lib/locale/direction'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { findLanguageOfText, isTagged, splitTaggedText, untagText } from '@/lib/locale/taggedText'

/** Elements that contain text only, so that no part of it can be an element. */
const textElements = new Set<unknown>(['title', 'option', 'textarea', 'style', 'script'])

/**
 * Removes the tags of tagged text from the props of an element, and sets its language: on the element if it contains
 * nothing else, else on a `<span>`. Returns other props as they are, and those of components, which pass them on.
 */
export function setLanguages<All>(type: unknown, all: All): All {
  if (typeof type !== 'string' && type !== Fragment) return all
  const props = all as Readonly<Record<string, unknown>>
  const names = Object.keys(props).filter((name) => hasTag(props[name]))
  const [name] = names
  if (name === undefined) return all
  // An attribute, like the description of an image, has the language of an element without text.
  const text = getText(props.children ?? props[name])
  const language = type === Fragment ? undefined : (props.lang ?? (text && findLanguageOfText(text)))
  const attributes = props.lang === undefined ? describeLanguage(language) : {}
  const changed = { ...props, ...attributes }
  for (const each of names) {
    const inner = untagText(getText(props[each]) ?? '')
    if (each === 'children') changed.children = changeChildren(props.children as ReactNode, type, language)
    else changed[each] = typeof props[each] === 'string' ? inner : { __html: inner }
  }
  return changed as All
}

function hasTag(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasTag) : isTagged(getText(value) ?? '')
}

/** A value that is text, or HTML of an element. */
function getText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const { __html: html } = typeof value === 'object' && value !== null ? (value as { __html?: unknown }) : {}
  return typeof html === 'string' ? html : undefined
}

/** `lang`, and `dir` if the language runs against the page. Empty for the language of the page. */
export function describeLanguage(language: unknown): Record<string, unknown> {
  const lang = findForeignLanguage(language as string | undefined)
  if (lang === undefined) return {}
  const isReversed = isRightToLeft(lang) !== isMirrored
  return { lang, ...(isReversed ? { dir: isRightToLeft(lang) ? 'rtl' : 'ltr' } : {}) }
}

/** @param language of the element of this type */
function changeChildren(child: ReactNode, type: unknown, language: unknown, key?: string): ReactNode {
  if (Array.isArray(child))
    return child.map((item: ReactNode, index) => changeChildren(item, type, language, `text ${index} ${key}`))
  if (typeof child !== 'string' || !isTagged(child)) return child
  if (textElements.has(type)) return untagText(child)
  const children = splitTaggedText(child).map((run) => {
    const attributes = run.language === language ? {} : describeLanguage(run.language)
    return 'lang' in attributes ? jsx('span', { ...attributes, children: run.text }) : run.text
  })
  return children.length > 1 || key ? jsxs(Fragment, { children }, key) : children[0]
}
