import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Engine } from '../engine.js'
import type { WebKitPrograms } from '../programs.js'
import { freePort, untilReady } from '../programs.js'
import type { Send } from './tab.js'
import { fitWindow, tabOf, webDriver } from './tab.js'

/** Lets the browser's window become as narrow as a phone, despite its toolbar. */
const css = `
* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }
button, entry { font-size: 1px; }
image { -gtk-icon-size: 1px; }
`

/** GTK without animations makes WebKit report "reduced motion". */
const settings = '[Settings]\ngtk-enable-animations=0\n'

/** Writes GTK's settings into a temporary folder and returns its path. */
const writeGtkConfig = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-webkit-'))
  const gtk = path.join(folder, 'gtk-3.0')
  await mkdir(gtk)
  await writeFile(path.join(gtk, 'gtk.css'), css)
  await writeFile(path.join(gtk, 'settings.ini'), settings)
  return folder
}

/** Ends a child process and waits for its exit. */
const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** Starts a virtual display; WebKit does not run headless. */
const startDisplay = async (program: string) => {
  const child = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  // Xvfb reports the first free display number.
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, child }
}

interface Session {
  readonly send: Send
  readonly close: () => Promise<void>
}

const openSession = async (send: Send): Promise<Session> => {
  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as {
    readonly sessionId: string
  }
  const path = `/session/${sessionId}`
  return {
    send: (method, call, body) => send(method, path + call, body),
    close: async () => void (await send('DELETE', path)),
  }
}

const startDriver = async (
  program: string,
  display: string,
  config: string,
): Promise<{ readonly send: Send; readonly child: ChildProcess }> => {
  const port = await freePort()
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: config,
      NO_AT_BRIDGE: '1',
      // Software OpenGL draws thin lines with gaps.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  })
  const send = webDriver(`http://127.0.0.1:${port}`)
  await untilReady(() => send('GET', '/status'))
  return { send, child }
}

/**
 * Starts WebKit's GTK port on a virtual display, driven by WebDriver. The driver hangs about once in some dozens of
 * runs; it is then replaced before the next tab.
 */
export const startWebKit = async (programs: WebKitPrograms): Promise<Engine> => {
  const config = await writeGtkConfig()
  const display = await startDisplay(programs.display)
  const another = () => startDriver(programs.driver, display.name, config)
  let driver = await another()
  let session: Session | null = null

  let hangs = false

  const watched =
    (send: Send): Send =>
    async (...call) => {
      try {
        return await send(...call)
      } catch (error) {
        hangs ||= error instanceof Error && error.name === 'TimeoutError'
        throw error
      }
    }

  const closeSession = async (): Promise<void> => {
    if (hangs) {
      driver.child.kill('SIGKILL')
      await end(driver.child)
      driver = await another()
      hangs = false
    } else await session?.close()
    session = null
  }

  return {
    newTab: async () => {
      // The driver supports one session at a time.
      await closeSession()
      session = await openSession(watched(driver.send))
      await fitWindow(session.send)
      return tabOf(session.send)
    },
    close: async () => {
      await closeSession()
      await end(driver.child)
      await end(display.child)
      await rm(config, { recursive: true, force: true })
    },
  }
}
