import type { ReactNode } from 'react'
import { spaceElements } from '@/components/parts/Phrase/Phrase'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Election, GuideSite } from '@/guide/fields/published'
import { ElectionNotice } from '@/components/election/ElectionStatus/ElectionNotice'
import buttons from '@/components/page/Theme/Buttons.module.css'
import shared from '@/components/page/Theme/Shared.module.css'
import { hasLanguages, LanguageLinks } from '@/components/page/LanguageSelector/LanguageSelector'
import { Oval } from '@/components/parts/Oval/Oval'
import styles from './SiteHeader.module.css'

export interface HeaderProps {
  readonly election: Election
  /** Omitted for an election that is alone on its site. */
  readonly site?: GuideSite
  /** Path of the page without the base path and the language. Omitted for a page without an address of its own. */
  readonly path?: string
  /** Path of the comparison of the first race. Omitted if nothing is compared. */
  readonly comparisonPath?: string
}

const { header: text, languages } = phrases.site

/** Letters of two scripts, which readers of any language know from elsewhere. */
const languageSymbol = 'A文'

/** The title is the `h1` of the landing page. On phones, the links are a popover, which needs no script. */
export function SiteHeader({ election, site, path, comparisonPath }: HeaderProps) {
  const isHome = path === paths.home
  const isArchived = site?.isArchived
  // The page of all elections is about none of them.
  const notice = (isArchived || path !== paths.elections) && (
    <ElectionNotice election={election} isArchived={isArchived} isResultsPage={path === paths.results} />
  )
  const Title = isHome ? 'h1' : 'div'
  return (
    <>
      <a className={styles.skip} href="#main">
        {text.skip}
      </a>
      {hasLanguages ? (
        <div className={styles.band} data-band>
          {notice}
          <nav className={styles.nav} id="site.languages" popover="" aria-label={languages.label}>
            <LanguageLinks path={path ?? paths.home} />
          </nav>
        </div>
      ) : (
        notice
      )}
      <header className={styles.header} data-screen={!isHome || undefined}>
        <div className={styles.bar}>
          <Title className={styles.title}>
            <a href={href(paths.home)} aria-current={isHome ? 'page' : undefined} data-target>
              <Oval filled />
              {election.title}
            </a>
          </Title>
          {hasLanguages ? (
            <>
              <MenuButton menu="site.languages">
                <span className={styles.symbol} aria-hidden="true">
                  {languageSymbol}
                </span>{' '}
                <span className={shared.hidden}>{languages.label}</span>
              </MenuButton>{' '}
            </>
          ) : null}
          <MenuButton menu="site.menu">{text.menu}</MenuButton>
          <nav className={styles.nav} id="site.menu" popover="" aria-label={text.navigation}>
            {spaceElements(
              listLinks(election.results !== undefined, comparisonPath).map(
                ({ label, target, section = target, until }) => (
                  <a
                    key={target}
                    href={href(target)}
                    aria-current={target === path ? 'page' : path?.startsWith(section) ? true : undefined}
                    data-until={until}
                    data-target
                  >
                    {label}
                  </a>
                ),
              ),
            )}
          </nav>
        </div>
      </header>
    </>
  )
}

/** Styles show it where popovers work. */
function MenuButton({ menu, children }: { readonly menu: string; readonly children: ReactNode }) {
  return (
    <button className={`${buttons.plain} ${styles.menu}`} type="button" popoverTarget={menu} hidden data-screen>
      {children}
    </button>
  )
}

/** At most five links. Instructions for voting give way to the results. */
function listLinks(isOver: boolean, comparisonPath?: string) {
  return [
    { label: text.candidates, target: paths.candidates },
    ...(comparisonPath ? [{ label: text.compare, target: comparisonPath, section: '/compare/' }] : []),
    { label: text.myBallot, target: paths.myBallot },
    isOver
      ? { label: text.results, target: paths.results }
      : { label: text.howToVote, target: paths.howToVote, until: 'closed' },
    { label: text.about, target: paths.about },
  ]
}
