import { isFailure } from '@properysearch/contract/kernel/client'

/** A part of an address that could not be read. */
export interface Problem {
  field: string
  message: string
}

/** Asks; where the server cannot read a field, asks again without it and tells which. */
export async function forgive<Input extends Partial<Record<string, string>>, Reply>(
  asked: Input,
  ask: (input: Input) => Promise<Reply>,
): Promise<{ reply: Reply; input: Input; problems: Problem[] }> {
  let input = asked
  const problems: Problem[] = []
  for (;;) {
    try {
      return { reply: await ask(input), input, problems }
    } catch (error) {
      const refused = isFailure(error) && error.http === 400 ? Object.entries(error.body.errors ?? {}) : []
      const known = refused.filter(([field]) => input[field] !== undefined)
      if (known.length === 0) throw error
      problems.push(...known.map(([field, message]) => ({ field, message })))
      const left = Object.entries(input).filter(([field]) => !known.some(([name]) => name === field))
      input = Object.fromEntries(left) as Input
    }
  }
}
