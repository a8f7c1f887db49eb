import { vi } from 'vitest'

// Before each file: files share a process, and what one of them mocks is no other's. Libraries stay loaded.
vi.resetModules()
