/** A browser that asked to be told, in the words of the Push API. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** The pair of keys that push services know us by. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

export interface Push {
  makeKeys(): PushKeys
  /** Whether we would ever send there: the address comes from a browser, and we are the ones who call it. */
  accepts(endpoint: string): boolean
  /** Encrypted for that browser alone. `gone`: it will never take anything again. */
  send(target: PushTarget, text: string, keys: PushKeys): Promise<'sent' | 'gone'>
}
