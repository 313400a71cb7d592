import sharp, { type Sharp } from 'sharp'
import { fail, invalid } from './errors.ts'

// One thread a picture and two pictures at a time: uploads never take the whole of a small machine, and signing in,
// which shares these threads, continues beside them.
sharp.concurrency(1)
sharp.cache(false)
const atOnce = 2

const maxPixels = 50_000_000
const maxSeconds = 20

const leastPixels = 400

const damaged = 'That picture is damaged or incomplete. Please choose another.'

/** A square WebP cut from the middle of what somebody sent: upright, and without place, camera or any other trace. */
export function squareWebp(bytes: Buffer, size: number): Promise<Buffer> {
  return takingTurns(async () => {
    await checkPicture(bytes)
    // Cameras often write small irregularities, which only warn; a missing end is an error.
    return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
      .resize(size, size, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: maxSeconds })
      .toBuffer()
      .catch(() => {
        throw invalid({ file: damaged })
      })
  })
}

export interface Rendering {
  width: number
  format: 'webp' | 'avif'
  bytes: Buffer
}

export interface Renderings {
  files: Rendering[]
  /** Of the largest rendering. */
  width: number
  height: number
  /** Its colour on the whole, as #rrggbb. */
  placeholder: string
  /** 64 bits of how it looks, as a signed number for the database; null when it is too even to say. */
  look: bigint | null
}

/** A picture in several widths and both formats, upright and without any trace; none is made larger than it is. */
export function renderPicture(bytes: Buffer, widths: readonly number[]): Promise<Renderings> {
  return takingTurns(async () => {
    const { width, height } = await checkPicture(bytes)
    if (Math.max(width, height) < leastPixels) {
      throw invalid({ file: `That picture is too small. It needs at least ${leastPixels} pixels on its longer side.` })
    }
    const largest = Math.max(...widths)
    try {
      // Decoded once; the smaller ones are made from the largest.
      const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
        .resize({ width: largest, withoutEnlargement: true })
        .toColourspace('srgb')
        .flatten({ background: '#ffffff' })
        .removeAlpha()
        .timeout({ seconds: maxSeconds })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const raw = { width: info.width, height: info.height, channels: info.channels }
      const from = () => sharp(data, { raw })
      const files: Rendering[] = []
      for (const wanted of widths) {
        const resized = () => from().resize({ width: wanted, withoutEnlargement: true })
        files.push({ width: wanted, format: 'webp', bytes: await resized().webp({ quality: 78 }).toBuffer() })
        files.push({
          width: wanted,
          format: 'avif',
          bytes: await resized().avif({ quality: 52, effort: 1 }).toBuffer(),
        })
      }
      return {
        files,
        width: info.width,
        height: info.height,
        placeholder: await colourOf(from()),
        look: await lookOf(from()),
      }
    } catch {
      throw invalid({ file: damaged })
    }
  })
}

/** A page that somebody photographed: upright, at most so many pixels, without any trace. */
export function pageJpeg(bytes: Buffer, maxSide: number): Promise<Buffer> {
  return takingTurns(async () => {
    await checkPicture(bytes)
    return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .timeout({ seconds: maxSeconds })
      .toBuffer()
      .catch(() => {
        throw invalid({ file: damaged })
      })
  })
}

/** Of a picture that we have made ourselves. */
export async function sizeOfPicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

async function colourOf(picture: Sharp): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Whether each of 8×8 spots is brighter than its neighbour: the same for the same picture at another size or quality.
 */
async function lookOf(picture: Sharp): Promise<bigint | null> {
  const grey = await picture.resize(9, 8, { fit: 'fill' }).greyscale().raw().toBuffer()
  let look = 0n
  let brighter = 0
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const isBrighter = (grey[y * 9 + x] ?? 0) > (grey[y * 9 + x + 1] ?? 0)
      look = (look << 1n) | (isBrighter ? 1n : 0n)
      if (isBrighter) brighter += 1
    }
  }
  return brighter < 8 || brighter > 56 ? null : BigInt.asIntN(64, look)
}

/** By its first bytes, whatever its name or declared type says: no other decoder is ever given a stranger's file. */
export function isPicture(bytes: Buffer): boolean {
  const startsWith = (text: string, at = 0) => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  return startsWith('\xff\xd8\xff') || startsWith('\x89PNG\r\n\x1a\n') || (startsWith('RIFF') && startsWith('WEBP', 8))
}

async function checkPicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  if (!isPicture(bytes)) throw fail('wrong-file-type', 'Please choose a JPEG, PNG or WebP picture.')
  // Reads the head only, so a small file that unpacks to something huge is refused before it does.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid({ file: damaged })
    })
  if (width * height > maxPixels) {
    throw invalid({ file: `That picture is too large. The limit is ${maxPixels / 1e6} megapixels.` })
  }
  return { width, height }
}

let underWay = 0
const waiting: (() => void)[] = []

async function takingTurns<T>(work: () => Promise<T>): Promise<T> {
  // Whoever finishes hands the place on, so nobody can slip in between.
  if (underWay < atOnce) underWay += 1
  else await new Promise<void>((resume) => waiting.push(resume))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else underWay -= 1
  }
}
