import { buildPolicy, type Policy } from './static-html/policy'

/** The policy of a page with the exceptions that `next dev` needs: its scripts, styles and socket. */
export function buildDevPolicy(): Policy {
  return {
    ...buildPolicy({ scripts: [], styles: [], scriptFiles: true, pageViews: false }),
    'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'connect-src': ["'self'", 'ws:'],
    'font-src': ["'self'"],
  }
}
