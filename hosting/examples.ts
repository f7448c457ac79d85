import { formatCaddyfile } from './caddy'
import { formatNginx } from './nginx'

/** Returns the content of the example configurations by file name. */
export function listExamples(): Record<string, string> {
  return { 'nginx.conf': formatNginx(), Caddyfile: formatCaddyfile() }
}
