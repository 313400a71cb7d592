// Paints the pictures of the public pages into web/app/pictures. They are committed: building the web paints nothing.
import { mkdirSync, writeFileSync } from 'node:fs'
import { paintings } from './paintings.ts'

const folder = new URL('../app/pictures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, svg] of Object.entries(paintings())) writeFileSync(new URL(`${name}.svg`, folder), svg)
