import { forgetWithTab } from './adapters/forget-tab.js'
import { keyFirstEntry } from './adapters/history-entry.js'
import { registerOffline } from './offline/register.js'
import { startSite } from './start-site.js'
import './tokens.css'
import './base.css'

keyFirstEntry()
forgetWithTab()

const root = document.getElementById('root')

if (root !== null) startSite(root)

registerOffline()

if (window.parent !== window)
  import('./embedding/embedding.js')
    .then(({ startEmbedding }) => startEmbedding())
    .catch(() => undefined)
