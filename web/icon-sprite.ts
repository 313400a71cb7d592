import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as lucide from 'lucide-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'

const app = fileURLToPath(new URL('./app', import.meta.url))
const importOfIcons = /import (type )?\{([^}]*)\} from 'lucide-react';?/g
const address = 'virtual:icon-sprite'

/**
 * Every icon that the app imports is drawn once, in one file, and pages name it: as elements of their own, icons were a
 * fifth of each page. `import { Phone } from 'lucide-react'` gives a component of app/ui/icon.tsx.
 */
export function iconSprite(): Plugin {
  let sprite = ''
  let path = ''
  return {
    name: 'icon-sprite',
    enforce: 'pre',
    configResolved({ command }) {
      sprite = spriteOf(iconsOfApp())
      const version = createHash('sha256').update(sprite).digest('base64url').slice(0, 8)
      path = command === 'build' ? `/assets/icons-${version}.svg` : '/assets/icons.svg'
    },
    configureServer(server) {
      server.middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        // One that was first used a moment ago is there too.
        response.end(spriteOf(iconsOfApp()))
      })
    },
    resolveId: (id) => (id === address ? `\0${address}` : undefined),
    load: (id) => (id === `\0${address}` ? `export default ${JSON.stringify(path)}` : undefined),
    transform(code, id) {
      if (!id.startsWith(app) || !code.includes("'lucide-react'")) return
      // As many lines as before: they are still where the source has them.
      const named = code.replace(importOfIcons, (whole, type: string | undefined, names: string) => {
        const lines = '\n'.repeat(whole.split('\n').length - 1)
        return type ? whole : withoutIcons(names) + lines
      })
      return { code: named, map: null }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: sprite })
    },
  }
}

/** The same names, each a component that shows a part of the sprite. */
function withoutIcons(names: string): string {
  const consts = iconsIn(names).map(([icon, local]) => `${local} = /* @__PURE__ */ icon('${icon}')`)
  const imported = `import { icon } from ${JSON.stringify(join(app, 'ui/icon.tsx'))};`
  return consts.length > 0 ? `${imported} const ${consts.join(', ')};` : ''
}

/** What `Phone, Map as MapIcon, type LucideIcon` imports, and what it is called here. */
function iconsIn(names: string): [icon: string, local: string][] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as '))
    .map(([icon = '', local = icon]) => [icon, local])
}

function iconsOfApp(): string[] {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const imports = files.flatMap((name) => [...readFileSync(join(app, name), 'utf8').matchAll(importOfIcons)])
  const values = imports.filter(([, type]) => !type)
  return [...new Set(values.flatMap(([, , names = '']) => iconsIn(names).map(([icon]) => icon)))].sort()
}

function spriteOf(icons: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(symbolOf).join('')}</svg>\n`
}

function symbolOf(name: string): string {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a program of the build, sent to nobody
  const icon = createElement(lucide[name as keyof typeof lucide] as ComponentType)
  const drawing = renderToStaticMarkup(icon).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`
}
