import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'

/**
 * A file costs a phone more than its bytes: what is needed together comes together. The frame and the shell are needed by
 * every public page; a group of pages shares what at least two of them need.
 */
const landingPages = /pages[\\/].*[\\/](home-page|property-list-page|property-page)\./
const codeFiles = [
  { name: 'frame', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 4 },
  {
    name: neededBy(
      'shell',
      1,
      /app[\\/](root|layouts[\\/]public-layout|lib[\\/](meta|full-width|format)|ui[\\/]notice)\./,
    ),
    priority: 3,
  },
  {
    name: neededBy('common', 1, landingPages),
    test: /(app[\\/](lib|ui)|contract[\\/]src)[\\/]/,
    minShareCount: 2,
    priority: 2,
  },
  { name: neededBy('landing', 2, landingPages), priority: 1 },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 6 },
]

function neededBy(name: string, least: number, pages: RegExp) {
  return (id: string, graph: Rolldown.ChunkingContext) => {
    if (id.includes('node_modules')) return null
    const needing = new Set([id])
    for (const each of needing) for (const importer of graph.getModuleInfo(each)?.importers ?? []) needing.add(importer)
    const found = new Set([...needing].flatMap((it) => pages.exec(it)?.[1] ?? []))
    return found.size < least ? null : name
  }
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: codeFiles } } } } },
    // The server imports this build and hands it the API; see server-entry.ts.
    ssr: { build: { rollupOptions: { input: './server-entry.ts' } } },
  },
})
