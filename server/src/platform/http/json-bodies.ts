import type { FastifyInstance } from 'fastify'
import { fail } from '../errors.ts'

/** Deeper than anything the contract takes. */
const deepest = 20

/** Reads JSON as Fastify does, but looks first how deep it goes: taking apart thousands of levels holds up everybody. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many clients name the type of every body, also of one that is not there.
    if (String(body).trim() === '') done(null, {})
    else if (isDeeperThan(deepest, String(body))) done(fail('invalid-input', 'The request is nested too deeply.'))
    else parse(request, String(body), done)
  })
}

function isDeeperThan(limit: number, json: string): boolean {
  let depth = 0
  let isInText = false
  for (let i = 0; i < json.length; i++) {
    const sign = json[i]
    if (isInText) {
      if (sign === '\\') i += 1
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > limit) return true
  }
  return false
}
