// Paints the pictures of the public pages into web/app/pictures. They are committed: building the web paints nothing.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { paintings } from './paintings.ts'
import { phonePicture } from './phone-picture.ts'

const folder = new URL('../app/pictures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, svg] of Object.entries(paintings())) {
  writeFileSync(new URL(`${name}.svg`, folder), svg)
  if (name.startsWith('pune-evening')) {
    await phonePicture(svg).toFile(fileURLToPath(new URL(`${name}-phone.avif`, folder)))
  }
}
