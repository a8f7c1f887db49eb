import { vi } from 'vitest'

// Test files share a process, so each one starts with fresh modules and without the mocks of others.
vi.resetModules()
