interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: ReadonlyArray<string> } | null
}

/**
 * Whether a module is loaded with the page's script: there is a way to it from there by imports alone,
 * none of them an `import()`. The bundler would otherwise cut what the first load shares with later
 * screens into pieces of its own, which compress worse.
 *
 * @param entry how the path of the page's script ends
 */
export const isInFirstLoad =
  (entry: string) =>
  (module: string, graph: ModuleGraph): boolean => {
    // The script itself stays what the page names; and what it does not use of a library is no part of it.
    if (module.endsWith(entry) || module.includes('node_modules')) return false
    const reached = new Set([module])
    for (const id of reached) {
      if (id.endsWith(entry)) return true
      for (const importer of graph.getModuleInfo(id)?.importers ?? []) reached.add(importer)
    }
    return false
  }
