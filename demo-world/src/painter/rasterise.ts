import sharp from 'sharp'

export interface RasterOptions {
  width: number
  format: 'webp' | 'avif' | 'jpeg'
  quality: number
}

const SVG_DENSITY = 72

/** Pixels of a drawing. Small widths are drawn at twice their size and reduced, so that thin lines stay clean. */
export async function rasterise(svg: string, { width, format, quality }: RasterOptions): Promise<Buffer> {
  const drawn = Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? 1600)
  const density = Math.max(12, Math.min(288, (SVG_DENSITY * Math.max(width, Math.min(drawn, width * 2))) / drawn))
  const image = sharp(Buffer.from(svg), { density }).resize(Math.round(width)).removeAlpha()
  if (format === 'avif') return image.avif({ quality, effort: 2 }).toBuffer()
  if (format === 'webp') return image.webp({ quality, effort: 3 }).toBuffer()
  return image.jpeg({ quality, mozjpeg: true }).toBuffer()
}
