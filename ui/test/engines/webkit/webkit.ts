import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { Engine, Tab } from '../engine.js'
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

/** WebKit as its GTK port has it, by WebDriver, on a screen of its own. */
export const startWebKit = async (programs: WebKitPrograms): Promise<Engine> => {
  const config = await writeGtkConfig()
  const display = await startDisplay(programs.display)
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: config,
      NO_AT_BRIDGE: '1',
      // Software OpenGL draws thin lines with gaps.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  })
  const send = webDriver(`http://127.0.0.1:${port}`)
  await untilReady(send)
  let session: Session | null = null
  const newTab = async (): Promise<Tab> => {
    // One session at a time is what the driver has: a new visitor is a new session.
    await session?.close()
    session = await openSession(send)
    await fitWindow(session.send)
    return tabOf(session.send)
  }
  return {
    newTab,
    close: async () => {
      await session?.close()
      await end(driver)
      await end(display.child)
      await rm(config, { recursive: true, force: true })
    },
  }
}
