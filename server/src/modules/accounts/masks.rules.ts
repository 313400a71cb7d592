// What the back office sees of how to reach somebody: enough to recognise them by.

/** as…@example.in */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 2)}…@${host}`
}

export function maskMobile(mobile: string): string {
  return `******${mobile.slice(-4)}`
}
