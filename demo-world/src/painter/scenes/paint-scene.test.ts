import { describe, expect, it } from 'vitest'
import { paintScene, sceneNames } from '../index.ts'

describe('a scene for an article', () => {
  it.each(sceneNames.map((name) => [name]))('%s is whole, wordless, small and always the same', (name) => {
    const svg = paintScene(name)
    expect(svg).toMatch(/^<svg [^>]*width="1600" height="1200"/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
    expect(svg.length).toBeLessThan(250 * 1024)
    expect(paintScene(name)).toBe(svg)
  })

  it('differs from the others', () => {
    expect(new Set(sceneNames.map((name) => paintScene(name))).size).toBe(sceneNames.length)
  })
})
