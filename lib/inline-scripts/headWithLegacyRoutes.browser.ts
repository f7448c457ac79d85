import runHeadScript from './head.browser'
import followLegacyRoutes from './legacyRoutes.browser'

/** The head script of a guide with legacy routes. One script is smaller than two. */
export default function runHeadScriptWithLegacyRoutes(): void {
  followLegacyRoutes()
  runHeadScript()
}
