import { type ErrorCode, errors, type FailureBody } from '@properysearch/contract/errors'

/** A failure that the contract names. Everything else that is thrown is a defect or a lost dependency. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** After how long another try makes sense. */
  retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message)
    this.code = code
    this.fields = fields
  }

  retryAfter(seconds: number): this {
    this.retryAfterSeconds = seconds
    return this
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

/** throw invalid({ mobile: 'Enter a 10-digit Indian mobile number' }) */
export function invalid(fields: Record<string, string>): Failure {
  return new Failure('invalid-input', Object.values(fields)[0] ?? errors['invalid-input'].message, fields)
}
