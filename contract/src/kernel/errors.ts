// Every way a call can fail: its HTTP status and the sentence a person reads.
export const errors = {
  'invalid-input': { http: 400, message: 'Please check the marked fields.' },
  'wrong-credentials': { http: 401, message: 'Login failed. Please check your credentials.' },
  'signed-out': { http: 401, message: 'Your session has ended. Please sign in again.' },
  'role-not-allowed': { http: 403, message: 'This is not available for your type of account.' },
  'account-suspended': {
    http: 403,
    message: 'This account is suspended. Write to the grievance officer to have it reviewed.',
  },
  'not-found': { http: 404, message: 'We could not find that.' },
  'wrong-otp': {
    http: 400,
    message: 'That code is wrong or no longer valid. Check it, or ask for a new one.',
  },
  'too-soon': { http: 429, message: 'A code was sent just now. Please wait a little before asking for another.' },
  'too-many-tries': { http: 429, message: 'Too many tries. Please wait a little and try again.' },
  'too-many-requests': { http: 429, message: 'Too many requests. Please slow down and try again.' },
  /** Somebody saved something newer: read that, then do it again. */
  'changed-meanwhile': {
    http: 409,
    message: 'This has been changed in the meantime. Please reload the page and try again.',
  },
  /** It is done, decided or over, so its screen is old: read it again. Every refused move of a state graph is this. */
  'moved-on': { http: 409, message: 'That is no longer possible. Please reload the page to see what has changed.' },
  /** Something else has to come first: the sentence says what to do or to wait for. */
  'not-yet': { http: 409, message: 'Please complete the earlier step first.' },
  'identity-needed': { http: 409, message: 'Please verify your identity first.' },
  /** Full, or used up: make room, take less or buy more. */
  'limit-reached': { http: 409, message: 'You have reached the limit.' },
  /** Not with this one, whatever one waits for or reloads. */
  'ruled-out': { http: 409, message: 'That cannot be done here.' },
  'file-too-large': { http: 413, message: 'That file is too large.' },
  'wrong-file-type': { http: 415, message: 'That kind of file is not accepted.' },
  'wrong-content-type': { http: 415, message: 'Send the request as JSON.' },
  unavailable: { http: 503, message: 'We are not able to do that right now. Please try again shortly.' },
  internal: { http: 500, message: 'Something went wrong on our side. Please try again.' },
} as const

export type ErrorCode = keyof typeof errors

/** What a failed call answers. */
export interface FailureBody {
  status: 0
  message: string
  code: ErrorCode
  /** Field name → what to do about it. */
  errors?: Record<string, string>
  requestId?: string
}
