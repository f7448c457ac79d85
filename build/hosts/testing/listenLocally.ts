import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Changes } from './startNginx'

/**
 * Writes a self-signed certificate to a folder, and returns the changes that let the example of nginx use it.
 * @param root folder of the site
 * @param ports ports of the loopback interface, with HTTPS and without
 */
export function listenLocally(folder: string, root: string, ports: readonly [number, number]): Changes {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', '-x509', '-days', '1', ...options, ...files], { stdio: 'ignore' })
  return [
    ['    listen [::]:443 ssl http2;\n', ''],
    ['    listen [::]:80;\n', ''],
    ['listen 443 ', `listen 127.0.0.1:${ports[0]} `],
    ['listen 80;', `listen 127.0.0.1:${ports[1]};`],
    ['/etc/letsencrypt/live/guide.example', folder],
    ['root /srv/guide;', `root ${root};`],
  ]
}
