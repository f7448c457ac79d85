/** Starts the ballot in the browser without the runtime of Next.js. */
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MyBallot, type MyBallotProps } from './MyBallot'

/** The props that the page was rendered with. `bundleIsland` fills them in. */
declare const ISLAND_PROPS: MyBallotProps

const container = document.querySelector('[data-island]')
if (container) hydrateRoot(container, createElement(MyBallot, ISLAND_PROPS))
