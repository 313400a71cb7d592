import { type ErrorCode, errors, type FailureBody } from '@properysearch/contract/kernel/errors'

interface FailureDetails {
  /** Field name → what to do about it. */
  fields?: Record<string, string>
  /** When it is worth trying again. */
  retryAfterSeconds?: number
}

/** A failure that the contract names. Everything else that is thrown is a defect or a lost dependency. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** After how long another try makes sense. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, { fields, retryAfterSeconds }: FailureDetails = {}) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }

  get http(): number {
    return errors[this.code].http
  }

  toBody(): FailureBody {
    return { status: 0, message: this.message, code: this.code, ...(this.fields ? { errors: this.fields } : {}) }
  }
}

/** throw fail('not-found') */
export function fail(code: ErrorCode, message: string = errors[code].message): Failure {
  return new Failure(code, message)
}

/** throw failFor(40, 'too-soon', (wait) => `Please wait ${wait}.`) */
export function failFor(seconds: number, code: ErrorCode, sentence: (wait: string) => string): Failure {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  return new Failure(code, sentence(inWords(retryAfterSeconds)), { retryAfterSeconds })
}

/** throw invalid({ mobile: 'Enter a 10-digit Indian mobile number' }) */
export function invalid(fields: Record<string, string>): Failure {
  return new Failure('invalid-input', Object.values(fields)[0] ?? errors['invalid-input'].message, { fields })
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
