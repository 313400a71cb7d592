/**
 * What is seen comes first: on a slow line the code would take its share while the page is still white. It is asked for
 * once the first picture is shown, or somebody touches the page, or no picture can come because the tab is hidden.
 * The two elements right before this script say what to start: nothing that slipped into a page comes between.
 */
export default function startPage(): void {
  const dataElement = document.currentScript?.previousElementSibling
  const codeElement = dataElement?.previousElementSibling
  let hasBegun = false
  const run = async () => {
    if (hasBegun) return
    hasBegun = true
    const { context, manifest, modules, files } = JSON.parse(codeElement?.textContent ?? '')
    ask(files)
    const routeModules: Record<string, object> = {}
    const load = async ([id, names]: [string, string[]]) => {
      const parts = await Promise.all(names.map((name) => import(name)))
      routeModules[id] = parts.length === 1 ? parts[0] : Object.assign({}, ...parts)
    }
    await Promise.all((Object.entries(modules) as [string, string[]][]).map(load))
    Object.assign(window, {
      __reactRouterContext: { ...context, stream: new Response(dataElement?.textContent).body },
      __reactRouterManifest: manifest,
      __reactRouterRouteModules: routeModules,
    })
    await import(manifest.entry.module)
  }
  // A few at a time: each takes the browser a moment, and somebody may be scrolling.
  const ask = (files: string[]) => {
    for (const href of files.splice(0, 4))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    if (files.length > 0) setTimeout(ask, 0, files)
  }
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)))
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, run, { once: true, capture: true })
  if (document.hidden) run()
  else setTimeout(run, 3000)
}
