/** A word of the text, by where it begins and ends. */
export interface Token {
  from: number
  to: number
  word: string
}

/** Neighbouring words as one phrase. */
export interface Run {
  from: number
  to: number
  phrase: string
  tokens: readonly Token[]
}

interface Span {
  from: number
  to: number
}

/** The words of a text in lower case: letters and digits, as the lexicon writes them. */
export function tokensOf(lower: string): Token[] {
  return [...lower.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    word: match[0],
  }))
}

/** Every run of neighbouring tokens, the longest first. */
export function runsOf(tokens: readonly Token[], longest: number): Run[] {
  const runs: Run[] = []
  for (let length = Math.min(longest, tokens.length); length > 0; length--) {
    for (let at = 0; at + length <= tokens.length; at++) {
      const part = tokens.slice(at, at + length)
      const [first, last] = [part[0] as Token, part.at(-1) as Token]
      runs.push({ from: first.from, to: last.to, phrase: part.map((token) => token.word).join(' '), tokens: part })
    }
  }
  return runs
}

export function overlaps(a: Span, others: readonly Span[]): boolean {
  return others.some((b) => a.from < b.to && b.from < a.to)
}

/** The text with some pieces replaced by spaces: what is left keeps its place. */
export function blank(text: string, pieces: readonly Span[]): string {
  return pieces.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text)
}

/** Words that mean nothing by themselves in a search. */
export const smallWords = new Set(
  `a an and any around at available by for from home homes i in is it looking me my near nearby need of on or please
   properties property search show some the to want with within`.split(/\s+/),
)
