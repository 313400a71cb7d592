// A QR code of level M in byte mode, versions 1 to 9: enough for an address of 180 bytes. After ISO/IEC 18004.

interface Version {
  codewords: number
  errorPerBlock: number
  blocks: number
  /** Where the small squares are centred, in both directions. */
  centres: readonly number[]
}

const versions: readonly Version[] = [
  { codewords: 26, errorPerBlock: 10, blocks: 1, centres: [] },
  { codewords: 44, errorPerBlock: 16, blocks: 1, centres: [6, 18] },
  { codewords: 70, errorPerBlock: 26, blocks: 1, centres: [6, 22] },
  { codewords: 100, errorPerBlock: 18, blocks: 2, centres: [6, 26] },
  { codewords: 134, errorPerBlock: 24, blocks: 2, centres: [6, 30] },
  { codewords: 172, errorPerBlock: 16, blocks: 4, centres: [6, 34] },
  { codewords: 196, errorPerBlock: 18, blocks: 4, centres: [6, 22, 38] },
  { codewords: 242, errorPerBlock: 22, blocks: 4, centres: [6, 24, 42] },
  { codewords: 292, errorPerBlock: 22, blocks: 5, centres: [6, 26, 46] },
]

/** Rows of modules, true where dark, without the quiet edge of four. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...Buffer.from(text, 'utf8')]
  const number = versions.findIndex((it) => dataSize(it) >= bytes.length + 2) + 1
  const version = versions[number - 1]
  if (!version) throw new Error('This text is too long for a QR code of ours.')
  const bits = bitsOf(interleave(version, fill(version, bytes)))
  const drawn = masks.map((mask, at) => {
    const grid = new Grid(17 + 4 * number)
    grid.drawFixed(number, version.centres)
    grid.drawBits(bits, mask)
    grid.drawFormat(at)
    return grid
  })
  const best = drawn.reduce((left, right) => (right.penalty() < left.penalty() ? right : left))
  return best.dark
}

const dataSize = ({ codewords, errorPerBlock, blocks }: Version) => codewords - errorPerBlock * blocks

/** Mode and length, the bytes, and padding up to the brim. */
function fill(version: Version, bytes: readonly number[]): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((it) => [it >> 4, it & 15]), 0]
  const full = Array.from(
    { length: nibbles.length / 2 },
    (_, i) => (nibbles[2 * i] as number) * 16 + (nibbles[2 * i + 1] as number),
  )
  const padding = Array.from({ length: dataSize(version) - full.length }, (_, i) => (i % 2 === 0 ? 0xec : 0x11))
  return [...full, ...padding]
}

/** Blocks take turns, so that a scratch hurts each of them a little. The last blocks may be one longer. */
function interleave(version: Version, content: readonly number[]): number[] {
  const { blocks, errorPerBlock } = version
  const short = Math.floor(content.length / blocks)
  const longBlocks = content.length % blocks
  let from = 0
  const parts = Array.from({ length: blocks }, (_, i) => {
    const length = short + (i >= blocks - longBlocks ? 1 : 0)
    from += length
    return content.slice(from - length, from)
  })
  const corrections = parts.map((part) => remainder(part, errorPerBlock))
  const turns = (lists: number[][], length: number) =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return [...turns(parts, short + 1), ...turns(corrections, errorPerBlock)]
}

const bitsOf = (bytes: readonly number[]) => bytes.flatMap((it) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (it >> at) & 1))

/** Multiplies in the field of 256 that QR codes use. */
function times(a: number, b: number): number {
  let product = 0
  for (let at = 7; at >= 0; at--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> at) & 1) * a
  }
  return product
}

/** Reed and Solomon: what is left of the content after dividing by the generator of this degree. */
function remainder(content: readonly number[], degree: number): number[] {
  const generator = [...new Array(degree - 1).fill(0), 1] as number[]
  let root = 1
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) generator[j] = times(generator[j] as number, root) ^ (generator[j + 1] ?? 0)
    root = times(root, 2)
  }
  let left = new Array(degree).fill(0) as number[]
  for (const byte of content) {
    const factor = byte ^ (left[0] as number)
    left = [...left.slice(1), 0].map((it, i) => it ^ times(generator[i] as number, factor))
  }
  return left
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

class Grid {
  readonly size: number
  readonly dark: boolean[][]
  private readonly fixed: boolean[][]

  constructor(size: number) {
    this.size = size
    this.dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
    this.fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  }

  private set(x: number, y: number, isDark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]]
    if (!row || !fixed || x < 0 || x >= this.size) return
    row[x] = isDark
    fixed[x] = true
  }

  drawFixed(number: number, centres: readonly number[]): void {
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0)
      this.set(i, 6, i % 2 === 0)
    }
    const last = this.size - 4
    for (const [x, y] of [
      [3, 3],
      [last, 3],
      [3, last],
    ] as const)
      this.drawRings(x, y, 4, [2, 4])
    const end = centres.at(-1)
    for (const x of centres) {
      for (const y of centres) {
        const isCorner = (x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6)
        if (!isCorner) this.drawRings(x, y, 2, [1])
      }
    }
    this.drawFormat(0)
    if (number >= 7) this.drawVersion(number)
  }

  /** Squares around a middle, light at these distances. */
  private drawRings(x: number, y: number, radius: number, light: readonly number[]): void {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        this.set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
      }
    }
  }

  /** Level M and the mask, twice. */
  drawFormat(mask: number): void {
    const bits = ((mask << 10) | checkBits(mask, 10, 0x537)) ^ 0x5412
    const bit = (at: number) => ((bits >> at) & 1) === 1
    for (let i = 0; i <= 5; i++) this.set(8, i, bit(i))
    this.set(8, 7, bit(6))
    this.set(8, 8, bit(7))
    this.set(7, 8, bit(8))
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i))
    for (let i = 0; i < 8; i++) this.set(this.size - 1 - i, 8, bit(i))
    for (let i = 8; i < 15; i++) this.set(8, this.size - 15 + i, bit(i))
    this.set(8, this.size - 8, true)
  }

  private drawVersion(number: number): void {
    const bits = (number << 12) | checkBits(number, 12, 0x1f25)
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >> i) & 1) === 1
      const [near, far] = [Math.floor(i / 3), this.size - 11 + (i % 3)]
      this.set(far, near, isDark)
      this.set(near, far, isDark)
    }
  }

  /** Two columns at a time from the right, up and down in turns, past the upright dotted line. */
  drawBits(bits: readonly number[], mask: (x: number, y: number) => boolean): void {
    let at = 0
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.size; step++) {
        const isUpward = ((right + 1) & 2) === 0
        const y = isUpward ? this.size - 1 - step : step
        for (const x of [right, right - 1]) {
          const row = this.dark[y] as boolean[]
          if (this.fixed[y]?.[x]) continue
          row[x] = (bits[at] === 1) !== mask(x, y)
          at += 1
        }
      }
    }
  }

  /** How hard it is to read: long runs, solid squares, what looks like a corner, too much of one colour. */
  penalty(): number {
    const columns = this.dark.map((_, x) => this.dark.map((row) => row[x] as boolean))
    const lines = [...this.dark, ...columns].map((line) => line.map((it) => (it ? '1' : '0')).join(''))
    let points = 0
    for (const line of lines) {
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2
      points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length
    }
    for (let y = 1; y < this.size; y++) {
      for (let x = 1; x < this.size; x++) {
        const square = [this.dark[y]?.[x], this.dark[y]?.[x - 1], this.dark[y - 1]?.[x], this.dark[y - 1]?.[x - 1]]
        if (square.every((it) => it === square[0])) points += 3
      }
    }
    const share = this.dark.flat().filter(Boolean).length / this.size ** 2
    return points + 10 * Math.floor(Math.abs(share - 0.5) * 20)
  }
}

/** What is left of a number after dividing by a generator, bit by bit. */
function checkBits(value: number, length: number, generator: number): number {
  let left = value
  for (let i = 0; i < length; i++) left = (left << 1) ^ ((left >> (length - 1)) * generator)
  return left
}
