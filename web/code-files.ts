import type { Rolldown } from 'vite'

// Which code comes in one file. A file costs a phone more than its bytes, so what is needed together comes together; what
// few pages need stays apart, and the bundler shares it out.

const landingPages = /pages[\\/].*[\\/](home-page|property-list-page|property-page)\./
const onEveryPublicPage = /app[\\/](root|layouts[\\/]public-layout|lib[\\/](meta|full-width|format)|ui[\\/]notice)\./

export const codeFiles = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 4 },
  { name: neededBy('shell', 1, onEveryPublicPage), priority: 3 },
  {
    name: neededBy('common', 1, landingPages),
    // Not what only lists and listings ask for.
    test: /(app[\\/](lib|ui)|contract[\\/]src)[\\/](?!use-answer|signed-in-value)/,
    minShareCount: 2,
    priority: 2,
  },
  { name: neededBy('landing', 2, landingPages), priority: 1 },
  // Loaded for signed-in people alone, who need nearly all of it.
  { name: 'queries', test: /@tanstack[\\/]|app[\\/]lib[\\/](query-|follow-query)/ },
]

/** What at least so many of the matching modules need, or are. */
function neededBy(name: string, least: number, modules: RegExp) {
  return (id: string, graph: Rolldown.ChunkingContext) => {
    if (id.includes('node_modules')) return null
    const needing = new Set([id])
    for (const file of needing) for (const importer of graph.getModuleInfo(file)?.importers ?? []) needing.add(importer)
    const found = new Set([...needing].flatMap((file) => modules.exec(file)?.[1] ?? []))
    return found.size < least ? null : name
  }
}
