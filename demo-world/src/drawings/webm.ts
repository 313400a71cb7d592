// A WebM file of key frames only. A lossy WebP picture holds exactly one VP8 key frame, so a row of them is a film:
// each is taken out of its wrapping and put into a Matroska block. Sizes and field names follow RFC 9559 and RFC 9649.

export interface Film {
  width: number
  height: number
  framesPerSecond: number
  /** Lossy WebP files without transparency, all of the same size. */
  frames: readonly Uint8Array[]
}

const id = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codecId: 0x86,
  defaultDuration: 0x23e383,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  clusterTimestamp: 0xe7,
  simpleBlock: 0xa3,
} as const

const track = 1
const videoTrack = 1
const keyFrame = 0x80
const nanosecondsPerMillisecond = 1_000_000
const clusterSeconds = 2
const writer = 'Properysearch'

export function webmOf({ width, height, framesPerSecond, frames }: Film): Buffer {
  const timeOf = (frame: number) => Math.round((frame * 1000) / framesPerSecond)
  const perCluster = framesPerSecond * clusterSeconds
  const clusters: { time: number; bytes: Buffer }[] = []
  for (let first = 0; first < frames.length; first += perCluster) {
    const time = timeOf(first)
    const blocks = frames.slice(first, first + perCluster).map((frame, i) => {
      const head = Buffer.from([0x80 | track, 0, 0, keyFrame])
      head.writeInt16BE(timeOf(first + i) - time, 1)
      return element(id.simpleBlock, head, vp8FrameOf(frame))
    })
    clusters.push({ time, bytes: element(id.cluster, whole(id.clusterTimestamp, time), ...blocks) })
  }
  const info = element(
    id.info,
    whole(id.timestampScale, nanosecondsPerMillisecond),
    real(id.duration, timeOf(frames.length)),
    text(id.muxingApp, writer),
    text(id.writingApp, writer),
  )
  const tracks = element(
    id.tracks,
    element(
      id.trackEntry,
      whole(id.trackNumber, track),
      whole(id.trackUid, track),
      whole(id.trackType, videoTrack),
      whole(id.flagLacing, 0),
      text(id.codecId, 'V_VP8'),
      whole(id.defaultDuration, Math.round(1e9 / framesPerSecond)),
      element(id.video, whole(id.pixelWidth, width), whole(id.pixelHeight, height)),
    ),
  )
  const cues = cuesBefore(clusters, info.length + tracks.length)
  const segment = element(id.segment, info, tracks, cues, ...clusters.map((cluster) => cluster.bytes))
  return Buffer.concat([head(), segment])
}

/** The VP8 key frame within a WebP file: RIFF, size, "WEBP", then chunks of name, size and content. */
export function vp8FrameOf(webp: Uint8Array): Buffer {
  const file = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength)
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4)
    if (file.toString('latin1', at, at + 4) === 'VP8 ') return file.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  throw new Error('This is not a lossy WebP picture.')
}

function head(): Buffer {
  return element(
    id.ebml,
    whole(id.ebmlVersion, 1),
    whole(id.ebmlReadVersion, 1),
    whole(id.ebmlMaxIdLength, 4),
    whole(id.ebmlMaxSizeLength, 8),
    text(id.docType, 'webm'),
    whole(id.docTypeVersion, 4),
    whole(id.docTypeReadVersion, 2),
  )
}

/** Where each cluster begins, counted from the start of the segment's content; all numbers in four bytes, so that the index knows its own length. */
function cuesBefore(clusters: readonly { time: number; bytes: Buffer }[], before: number): Buffer {
  const cuesAt = (start: number) => {
    let position = start
    const points = clusters.map(({ time, bytes }) => {
      const place = element(id.cueTrackPositions, whole(id.cueTrack, track), whole(id.cueClusterPosition, position, 4))
      position += bytes.length
      return element(id.cuePoint, whole(id.cueTime, time, 4), place)
    })
    return element(id.cues, ...points)
  }
  return cuesAt(before + cuesAt(0).length)
}

function element(name: number, ...content: readonly Uint8Array[]): Buffer {
  const length = content.reduce((sum, piece) => sum + piece.length, 0)
  // Eight bytes hold every size: a 1 bit in the seventh place, then 56 bits.
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE((1n << 56n) | BigInt(length))
  return Buffer.concat([bigEndian(name), size, ...content])
}

function whole(name: number, value: number, length?: number): Buffer {
  return element(name, bigEndian(value, length))
}

function real(name: number, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(name, bytes)
}

function text(name: number, value: string): Buffer {
  return element(name, Buffer.from(value, 'latin1'))
}

function bigEndian(value: number, length = Math.max(1, Math.ceil(Math.log2(value + 1) / 8))): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}
