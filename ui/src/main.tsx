import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.js'
import { registerOffline } from './offline/register.js'
import { keyFirstEntry } from './adapters/history-entry.js'
import './tokens.css'
import './base.css'

keyFirstEntry()

const root = document.getElementById('root')

if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  )

registerOffline()
