/** Something a person did on a page before the part it concerns could answer. */
export interface EarlyAct {
  type: 'press' | 'check' | 'fill' | 'choose' | 'submit' | 'key' | 'type' | 'focus' | 'toggle'
  element: HTMLElement
  /** What a field held then, which key it was, or to what state it came. */
  value: string
  submitter?: HTMLElement | null
  /** Where it was done: on another page it means nothing. */
  pathname: string
  /** Since when its part was asked to wake. */
  wantedAt?: number
}

/** What the script in the page's head keeps; see record-early-acts.ts, awake.ts and make-acts-again.ts. */
export interface EarlyActs {
  waiting: EarlyAct[]
  /** Whether this element answered before the event that is under way. Nothing does until the code has come. */
  isAwake: (element: Element) => boolean
  /** Told of every act that is kept. */
  onKept: () => unknown
  /** While acts are made again, which must not be kept once more. */
  isMakingAgain: boolean
}

declare global {
  interface Window {
    earlyActs?: EarlyActs
  }
}
