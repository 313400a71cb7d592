import type { EarlyAct, EarlyActs } from './early-acts.ts'

/**
 * The first script of every page. From the first byte on it keeps what people do to parts that cannot answer yet, in
 * order; make-acts-again.ts does it again when they can. What the browser does by itself is left to it: following
 * links, opening menus, marking boxes, writing letters.
 */
export default function recordEarlyActs(): void {
  const waiting: EarlyAct[] = []
  const early: EarlyActs = { waiting, isAwake: () => false, onKept: () => undefined, isMakingAgain: false }
  window.earlyActs = early

  /** After this time something that the browser could do alone is left to it: the code may never come. */
  const patienceMs = 6000
  const noticedAfterMs = 500
  /** Nobody does as much before a page wakes. */
  const most = 50

  const controls = 'a[href],button,summary,label,select,textarea,input,[role=button],[role=option],[role=tab]'
  const keys = ['Enter', 'Escape', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

  type Seen = [type: EarlyAct['type'], element: Element, value?: string]

  const readers: Record<string, (event: Event, target: HTMLInputElement) => Seen | undefined> = {
    click(event, target) {
      const control = target.closest<HTMLInputElement>(controls)
      if (!control) return
      if (control.matches('a[href]')) return mustWait(event as MouseEvent, control) ? ['press', control] : undefined
      if (control.matches('summary,label,select,textarea,[popovertarget]')) return
      if (control.matches('[commandfor]') && 'command' in HTMLButtonElement.prototype) return
      if (!control.matches('input')) return ['press', control]
      // The browser has changed it already: React would take its new state for the one it always had.
      if (/checkbox|radio/.test(control.type)) return ['check', control, String(control.checked)]
      return /button|submit|image|reset/.test(control.type) ? ['press', control] : undefined
    },
    input(_, target) {
      if (target.matches('select,[type=file]')) return ['choose', target, target.value]
      if (!/checkbox|radio/.test(target.type) && target.matches('input,textarea')) return ['fill', target, target.value]
    },
    change: (event, target) => readers.input?.(event, target),
    submit: (_, target) => ['submit', target],
    keydown(event, target) {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
      if (ctrlKey || metaKey || altKey) return
      if (keys.includes(key)) return ['key', target, key]
      // A field that only shows what it says until it wakes.
      if (key.trim().length === 1 && target.matches('input[type=button]')) return ['type', target, key]
    },
    focusin: (_, target) => ['focus', target],
    beforetoggle: (event, target) => ['toggle', target, (event as ToggleEvent).newState],
  }

  /** A link leads away: what was pressed before must have been done. One that opens elsewhere takes nothing away. */
  function mustWait(event: MouseEvent, link: Element): boolean {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    const staysHere = link.matches('[target],[download],[href^="#"]')
    return isPlain && !staysHere && waiting.some(({ type }) => /press|submit/.test(type))
  }

  function keep(event: Event): void {
    const { target } = event
    if (early.isMakingAgain || !(target instanceof HTMLElement || target instanceof SVGElement)) return
    const seen = readers[event.type]?.(event, target as HTMLInputElement)
    if (!seen) return
    const [type, element, value = ''] = seen as [EarlyAct['type'], HTMLElement, string?]
    const isHeld = /press|check|choose|submit/.test(type)
    // What is done to a part that answers waits only for what was done before it; letters never wait.
    if (!(isHeld && waiting.length > 0) && early.isAwake(element)) {
      // Woken by this very event, a list of choices shows again what React knew before.
      if (type === 'choose' && element.matches('select')) (element as HTMLSelectElement).value = value
      return
    }
    if (isHeld || type === 'fill') event.stopImmediatePropagation()
    if (/press|submit/.test(type)) event.preventDefault()
    const last = waiting.at(-1)
    // One choice is told twice, and React may have put back the old one in between.
    if (event.type === 'change' && type === 'choose' && last?.element === element) return
    // Pressed again out of impatience, or written on.
    if (last?.type === type && type !== 'key' && (last.element === element || type === 'focus')) {
      last.element = element
      last.value = type === 'type' ? last.value + value : value
      return
    }
    if (waiting.length >= most) return
    const { submitter } = event as SubmitEvent
    const act = { type, element, value, submitter, pathname: location.pathname }
    waiting.push(act)
    if (/press|submit/.test(type)) beNoticed(act)
    early.onKept()
  }

  function beNoticed(act: EarlyAct): void {
    const { element, type } = act
    const form = (type === 'submit' ? element : (element as HTMLButtonElement).form) as
      | HTMLFormElement
      | null
      | undefined
    const ifWaiting = (afterMs: number, then: () => void) =>
      setTimeout(() => {
        if (waiting.includes(act)) then()
      }, afterMs)
    ifWaiting(noticedAfterMs, () => element.setAttribute('aria-busy', 'true'))
    const isSending = type === 'submit' || (element as HTMLButtonElement).type === 'submit'
    if (!element.matches('a') && !(isSending && form?.method === 'get')) return
    ifWaiting(patienceMs, () => {
      waiting.splice(waiting.indexOf(act), 1)
      early.isMakingAgain = true
      if (type === 'submit') form?.requestSubmit()
      else element.click()
      early.isMakingAgain = false
    })
  }

  for (const type in readers) addEventListener(type, keep, true)

  // A person who left and comes back to the page as it was no longer wants any of it.
  addEventListener('pagehide', () => {
    for (const { element } of waiting.splice(0)) element.removeAttribute('aria-busy')
  })
}
