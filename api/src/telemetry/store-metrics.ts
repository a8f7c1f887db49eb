import { createHash } from 'node:crypto'
import { shippedNorms } from '@kaoiro/analyser/colour'
import type { Registry } from 'prom-client'
import { Gauge } from 'prom-client'
import type { FurnishedStore } from '@kaoiro/store/read'

interface StoreMetrics {
  /** Reports the store that the node shows from now on. */
  readonly show: (store: FurnishedStore) => void
  readonly countFaults: (faults: number) => void
}

export function storeMetrics(registry: Registry, store: FurnishedStore | undefined): StoreMetrics {
  const faults = new Gauge({
    name: 'kaoiro_store_faults',
    help: 'Faults in the folder of the store. Above 0, the site shows the last store without faults.',
    registers: [registry],
  })
  const shown = new Gauge({
    name: 'kaoiro_store_info',
    help: 'Always 1. The version is a hash of the store that this node shows; norms are the version of its norms.',
    labelNames: ['version', 'norms'],
    registers: [registry],
  })
  const show: StoreMetrics['show'] = ({ norms, ...content }) => {
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
    shown.reset()
    shown.set({ version: hash.slice(0, 12), norms: (norms ?? shippedNorms).version }, 1)
  }
  if (store !== undefined) show(store)
  return { show, countFaults: (count) => faults.set(count) }
}
