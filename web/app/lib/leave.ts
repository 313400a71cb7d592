import { clearSession } from './session.ts'

const noteKey = 'signedOutBecause'
const leaveAfterMs = 1000
let isUnderWay = false

/** The session was refused, or ended elsewhere: forgets it and leaves for /login, which says why. */
export function leaveForLogin(sentence: string): void {
  if (isUnderWay) return
  isUnderWay = true
  clearSession()
  sessionStorage.setItem(noteKey, sentence)
  setTimeout(() => window.location.assign('/login'), leaveAfterMs)
}

/** While this is true the guard holds still: the way to /login is already being taken. */
export function isLeaving(): boolean {
  return isUnderWay
}

export function readLeavingNote(): string | null {
  return sessionStorage.getItem(noteKey)
}

export function forgetLeavingNote(): void {
  sessionStorage.removeItem(noteKey)
}
