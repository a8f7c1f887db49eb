import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, untilReady } from '../programs.js'

const deployed = (name: string): Promise<string> =>
  readFile(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')

/** The path of the site in deploy/nginx.conf. */
export const sitePath = '/beauty/kaoiro'

export interface StorePorts {
  /** Port of the host with the site below a path. */
  readonly site: number
  /** Port of the page that embeds the site. */
  readonly page: number
}

export const storePorts = async (): Promise<StorePorts> => ({
  site: await freePort(),
  page: await freePort(),
})

/** The configuration of a store: its site with deploy/nginx.conf included, and its page. One process, in a folder. */
const configuration = (folder: string, ports: StorePorts, proxy: string): string => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  access_log off;
  server {
    listen 127.0.0.1:${ports.site};
    include ${folder}/location.conf;
    # The script that the tests' proxy injects.
    location /test/ { proxy_pass ${proxy}; }
    location / { access_log ${folder}/outside.log; return 404; }
  }
  server {
    listen 127.0.0.1:${ports.page};
    root ${folder};
    types { text/html html; }
    location = / { try_files /store-page.html =404; }
    location / { return 204; }
  }
}`

export interface Nginx {
  /** Returns the requests on the site's host for other paths. */
  readonly outside: () => Promise<string>
  readonly close: () => Promise<void>
}

/** Starts nginx with the configuration and the page in deploy/. @param proxy address of the service */
export const startNginx = async (
  program: string,
  ports: StorePorts,
  proxy: string,
): Promise<Nginx> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-nginx-'))
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const location = (await deployed('nginx.conf')).replace('http://127.0.0.1:8080', proxy)
  const page = (await deployed('store-page.html')).replace(
    'https://www.example.com/',
    `http://localhost:${ports.site}/`,
  )
  await write('location.conf', location)
  await write('store-page.html', page)
  await write('nginx.conf', configuration(folder, ports, proxy))
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(() => fetch(`http://127.0.0.1:${ports.page}/`))
  return {
    outside: () => readFile(path.join(folder, 'outside.log'), 'utf8'),
    close: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
