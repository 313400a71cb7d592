const key = 'deviceProofs'
/** A household may share a browser. */
const keptAtMost = 3

/**
 * What the server gave this browser when somebody signed in: it is told from strangers then, whose guesses would keep
 * it waiting. Belongs to the browser, so signing out leaves it.
 */
export function deviceProofs(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((proof): proof is string => typeof proof === 'string' && /^[\w-]{43}$/.test(proof))
  } catch {
    return []
  }
}

export function keepDeviceProof(proof: string): void {
  try {
    const others = deviceProofs().filter((kept) => kept !== proof)
    localStorage.setItem(key, JSON.stringify([proof, ...others].slice(0, keptAtMost)))
  } catch {
    // A browser that stores nothing signs in as a new one each time.
  }
}
