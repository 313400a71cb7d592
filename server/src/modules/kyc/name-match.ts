const titles = new Set(['MR', 'MRS', 'MS', 'MISS', 'SHRI', 'SHREE', 'SRI', 'SMT', 'KUM', 'KUMARI', 'DR', 'ADV', 'PROF'])
const enough = 0.8

/**
 * Whether two spellings can be one person's name. Cards and banks write in capitals, turn first and last name around,
 * shorten to initials, add a father's name, join or split words and slip a letter.
 */
export function namesMatch(left: string, right: string): boolean {
  return nameScore(left, right) >= enough
}

/** From 0, nothing in common, to 1, the same words. */
export function nameScore(left: string, right: string): number {
  const [a, b] = [wordsOf(left), wordsOf(right)]
  if (a.length === 0 || b.length === 0) return 0
  if (a.join('') === b.join('')) return 1
  const [shorter, longer] = a.length <= b.length ? [a, [...b]] : [b, [...a]]
  // One word alone says too little beside a name of several.
  if (shorter.length === 1 && longer.length > 1) return 0
  let sum = 0
  let hasWholeWord = false
  // Long words first, so that an initial does not take the place of a word that fits better.
  for (const word of shorter.toSorted((x, y) => y.length - x.length)) {
    const scores = longer.map((other) => wordScore(word, other))
    const best = Math.max(...scores)
    if (best === 0) continue
    sum += best
    hasWholeWord ||= word.length > 2 && best >= 0.9
    longer.splice(scores.indexOf(best), 1)
  }
  return hasWholeWord ? sum / shorter.length : 0
}

function wordScore(left: string, right: string): number {
  if (left === right) return 1
  if (left.length === 1 || right.length === 1) return left[0] === right[0] ? 0.8 : 0
  return Math.min(left.length, right.length) >= 4 && isOneSlipApart(left, right) ? 0.9 : 0
}

/** One letter more, less or other. */
function isOneSlipApart(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = long.length === short.length ? short.slice(at + 1) : short.slice(at)
  return rest === long.slice(at + 1)
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !titles.has(word))
}
