import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { Engine } from '../engine.js'
import { writeGtkConfig } from './gtk-config.js'
import { end, freePort, startDisplay } from './processes.js'
import { fitWindow, tabOf } from './tab.js'
import type { Send } from './webdriver.js'
import { untilReady, webDriver } from './webdriver.js'

/** The programs that WebKit needs here. */
export interface WebKitPrograms {
  readonly driver: string
  readonly display: string
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
  await untilReady(send)
  return { send, child }
}

/**
 * WebKit as its GTK port has it, by WebDriver, on a screen of its own. A driver that hangs, as one in some dozens of runs
 * does, is replaced with the next tab.
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
      // One session at a time is what the driver has: a new visitor is a new session.
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
