/** A run of text that is in both versions, or only in the newer, or only in the older. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** So many insertions and deletions are searched for; what differs more is shown as replaced as a whole. */
const mostEdits = 1500

/**
 * What changed from one text to another: first by lines, then word by word where lines were replaced. Reading the parts
 * that are same or added in turn gives the newer text; same or removed, the older.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = []
  let removed = ''
  let added = ''
  const settle = () => {
    for (const part of diff(wordsOf(removed), wordsOf(added))) push(parts, part)
    removed = ''
    added = ''
  }
  for (const part of diff(linesOf(before), linesOf(after))) {
    if (part.kind === 'removed') removed += part.text
    else if (part.kind === 'added') added += part.text
    else {
      settle()
      push(parts, part)
    }
  }
  settle()
  return parts
}

/** Each line with its end, each word, each run of blanks and each sign by itself. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? []
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

function push(parts: DiffPart[], part: DiffPart): void {
  if (part.text === '') return
  const last = parts.at(-1)
  if (last?.kind === part.kind) last.text += part.text
  else parts.push({ ...part })
}

function diff(before: readonly string[], after: readonly string[]): DiffPart[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++
  const middle = shortest(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return [
    { kind: 'same', text: before.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: before.slice(before.length - end).join('') },
  ]
}

/** Myers, An O(ND) Difference Algorithm: the fewest insertions and deletions. */
function shortest(a: readonly string[], b: readonly string[]): DiffPart[] {
  const reached: Int32Array[] = []
  const most = Math.min(a.length + b.length, mostEdits)
  const furthest = new Int32Array(2 * most + 3)
  const zero = most + 1
  for (let edits = 0; edits <= most; edits++) {
    reached.push(furthest.slice())
    for (let k = -edits; k <= edits; k += 2) {
      const isDown = k === -edits || (k !== edits && at(furthest, zero + k - 1) < at(furthest, zero + k + 1))
      let x = isDown ? at(furthest, zero + k + 1) : at(furthest, zero + k - 1) + 1
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++
      furthest[zero + k] = x
      if (x >= a.length && x - k >= b.length) return wayBack(a, b, reached, zero)
    }
  }
  return [
    { kind: 'removed', text: a.join('') },
    { kind: 'added', text: b.join('') },
  ]
}

function wayBack(a: readonly string[], b: readonly string[], reached: readonly Int32Array[], zero: number): DiffPart[] {
  const parts: DiffPart[] = []
  let x = a.length
  let y = b.length
  for (let edits = reached.length - 1; edits >= 0; edits--) {
    const furthest = reached[edits] as Int32Array
    const k = x - y
    const isDown = k === -edits || (k !== edits && at(furthest, zero + k - 1) < at(furthest, zero + k + 1))
    const beforeK = isDown ? k + 1 : k - 1
    const beforeX = edits === 0 ? 0 : at(furthest, zero + beforeK)
    const beforeY = edits === 0 ? 0 : beforeX - beforeK
    while (x > beforeX && y > beforeY) {
      x--
      y--
      parts.push({ kind: 'same', text: a[x] ?? '' })
    }
    if (edits === 0) break
    if (isDown) parts.push({ kind: 'added', text: b[--y] ?? '' })
    else parts.push({ kind: 'removed', text: a[--x] ?? '' })
  }
  return grouped(parts.reverse())
}

/** Between two same parts, what was removed stands before what was added; blanks between two changes belong to both. */
function grouped(steps: readonly DiffPart[]): DiffPart[] {
  const parts: DiffPart[] = []
  let removed = ''
  let added = ''
  let blank = ''
  const settle = () => {
    push(parts, { kind: 'removed', text: removed })
    push(parts, { kind: 'added', text: added })
    push(parts, { kind: 'same', text: blank })
    removed = ''
    added = ''
    blank = ''
  }
  for (const { kind, text } of steps) {
    if (kind === 'same') {
      if ((removed !== '' || added !== '') && text.trim() === '') blank += text
      else {
        settle()
        push(parts, { kind, text })
      }
      continue
    }
    removed += blank
    added += blank
    blank = ''
    if (kind === 'removed') removed += text
    else added += text
  }
  settle()
  return parts
}

const at = (numbers: Int32Array, index: number): number => numbers[index] ?? 0
