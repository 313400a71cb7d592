import sharp from 'sharp'
import { fail, invalid } from './errors.ts'

// One thread a picture and two pictures at a time: uploads never take the whole of a small machine, and signing in,
// which shares these threads, goes on beside them.
sharp.concurrency(1)
sharp.cache(false)
const atOnce = 2

const maxPixels = 50_000_000
const maxSeconds = 20

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

/** By its first bytes, whatever its name or declared type says: no other decoder is ever given a stranger's file. */
function isPicture(bytes: Buffer): boolean {
  const startsWith = (text: string, at = 0) => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  return startsWith('\xff\xd8\xff') || startsWith('\x89PNG\r\n\x1a\n') || (startsWith('RIFF') && startsWith('WEBP', 8))
}

async function checkPicture(bytes: Buffer): Promise<void> {
  if (!isPicture(bytes)) throw fail('wrong-file-type', 'Please choose a JPEG, PNG or WebP picture.')
  // Reads the head only, so a small file that unpacks to something huge is refused before it does.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid({ file: damaged })
    })
  if (width * height > maxPixels) {
    throw invalid({ file: `That picture is too large. At most ${maxPixels / 1e6} megapixels are accepted.` })
  }
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
