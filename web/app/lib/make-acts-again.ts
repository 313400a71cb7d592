import { answers, fill } from './awake.ts'
import type { EarlyAct, EarlyActs } from './early-acts.ts'

/** Whoever waits longer for a part, though the page itself is awake, waits in vain. */
const hopelessAfterMs = 15_000
const lookAgainMs = 1000

let isUnderWay = false

/** Does again what was done too early: one act after the other, each as soon as its part answers. */
export async function makeActsAgain(early: EarlyActs): Promise<void> {
  if (isUnderWay) return
  isUnderWay = true
  const { waiting } = early
  for (let act = waiting[0]; act; act = waiting[0]) {
    // Between two acts of a person, too, the page has a moment to draw what the first has changed.
    await new Promise((resolve) => setTimeout(resolve))
    if (act !== waiting[0]) continue
    const element = act.pathname === location.pathname ? nowStandingFor(act.element) : undefined
    const isAwake = element !== undefined && answers(element)
    act.wantedAt ??= performance.now()
    if (element && !isAwake && performance.now() - act.wantedAt < hopelessAfterMs) {
      element.dispatchEvent(new Event('wanted', { bubbles: true }))
      setTimeout(makeActsAgain, lookAgainMs, early)
      break
    }
    waiting.shift()
    act.element.removeAttribute('aria-busy')
    if (!isAwake) continue
    early.isMakingAgain = true
    try {
      makeAgain(act, element)
    } finally {
      early.isMakingAgain = false
    }
  }
  isUnderWay = false
}

/** The element itself, or the one of the same name that has taken its place. */
function nowStandingFor(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element
  const name = nameOf(element)
  const all = document.querySelectorAll<HTMLElement>('a[href],button,summary,select,textarea,input,form,[role]')
  return name ? [...all].find((candidate) => nameOf(candidate) === name && candidate.checkVisibility()) : undefined
}

function nameOf(element: HTMLElement): string {
  const label = (element as HTMLInputElement).labels?.[0]?.textContent
  return (label || element.getAttribute('aria-label') || element.textContent || '').trim()
}

function makeAgain({ type, value, submitter, element: before }: EarlyAct, element: HTMLElement): void {
  const field = element as HTMLInputElement
  if (type === 'press') {
    // Pressed when it was only a picture of a field.
    if (field.matches('select,textarea,input:not([type=button],[type=submit],[type=reset],[type=image])')) field.focus()
    else field.click()
  } else if (type === 'check') {
    field.checked = value === 'false'
    field.click()
  } else if (type === 'fill' || type === 'type') {
    if (type === 'type') field.focus()
    fill(field, value)
  } else if (type === 'choose') {
    if (field.type !== 'file') field.value = value
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  } else if (type === 'submit') {
    ;(element as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null)
  } else if (type === 'key') {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: value, bubbles: true, cancelable: true }))
  } else if (type === 'toggle') {
    const states = { oldState: value === 'open' ? 'closed' : 'open', newState: value }
    field.dispatchEvent(new ToggleEvent('beforetoggle', states))
  } else if (element !== before && document.activeElement === document.body) {
    field.focus()
  } else if (element === document.activeElement) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
}
