import type { EntryContext } from 'react-router'
import { inlineScripts } from './inline-scripts.ts'

/**
 * Ends a page with what its code needs, as data that does nothing by itself, and the script that starts it. The
 * router's own <Scripts> would write programs that differ from page to page, which no content policy could know
 * beforehand.
 */
export function withCode(page: string, context: EntryContext, data: string): string {
  const end = page.lastIndexOf('</body>')
  if (end < 0) return page
  const code = `<script type="application/json" id="page-code">${withoutTags(codeOf(context))}</script>`
  const handed = `<script type="text/plain">${withoutTags(data)}</script>`
  return `${page.slice(0, end)}${code}${handed}<script>${inlineScripts.startPage}</script>${page.slice(end)}`
}

/** Both are JSON, where < occurs only within texts and may be written like this. */
function withoutTags(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

type Manifest = EntryContext['manifest']
type ManifestRoute = NonNullable<Manifest['routes'][string]>

/** What start-page.ts reads: the router's settings, the routes it knows from the beginning, their files. */
function codeOf({ manifest, staticHandlerContext, serverHandoffString }: EntryContext): string {
  const matched = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const known = [...matched, ...homeRoutes(manifest)]
  const { sri: _, ...build } = manifest
  return JSON.stringify({
    context: JSON.parse(serverHandoffString ?? '{}'),
    manifest: { ...build, routes: Object.fromEntries(known.map((route) => [route.id, route])) },
    modules: Object.fromEntries(matched.map((route) => [route.id, modulesOf(route)])),
    files: [
      ...new Set([
        manifest.entry.module,
        ...manifest.entry.imports,
        ...matched.flatMap((route) => [...modulesOf(route), ...(route.imports ?? [])]),
      ]),
    ],
  })
}

/**
 * The others are looked up when they are first needed. Of the home page the router would think that the root is all.
 */
function homeRoutes({ routes }: Manifest): ManifestRoute[] {
  const found: ManifestRoute[] = []
  let route = Object.values(routes).find((candidate) => candidate?.path === '/')
  while (route) {
    found.push(route)
    route = route.parentId ? routes[route.parentId] : undefined
  }
  return found
}

function modulesOf(route: ManifestRoute): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route
  const all = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module]
  return all.filter((file) => file !== undefined)
}
