import { useEffect, useLayoutEffect } from 'react'
import type { EarlyAct } from './early-acts.ts'

// What record-early-acts.ts keeps is done again by make-acts-again.ts, whose code only those load who were too early.

const early = typeof window === 'undefined' ? undefined : window.earlyActs
let isPageAwake = false

const load = () => import('./make-acts-again.ts')
const makeActsAgain = async () => {
  if (early && early.waiting.length > 0 && isPageAwake) await (await load()).makeActsAgain(early)
}

if (early) {
  early.isAwake = (element) => {
    // React notes what a field holds when it wakes it, and takes no notice if it has been changed just before.
    const wasAsleep = element.matches('input,textarea') && !('_valueTracker' in element)
    return isPageAwake && answers(element) && !wasAsleep
  }
  early.onKept = makeActsAgain
  if (early.waiting.length > 0) void load()
}

/** For every part that React wakes by itself. */
export function useWoken(): void {
  useLayoutEffect(keepLetters, [])
  useEffect(() => {
    isPageAwake = true
    void makeActsAgain()
  }, [])
}

/** What was written must be known before anything is drawn again: React would put back the text it knows. */
function keepLetters(): void {
  if (!early) return
  const isWoken = ({ type, element }: EarlyAct) => type === 'fill' && '_valueTracker' in element && answers(element)
  for (const act of early.waiting.filter(isWoken)) {
    early.waiting.splice(early.waiting.indexOf(act), 1)
    early.isMakingAgain = true
    fill(act.element as Field, act.value)
    early.isMakingAgain = false
  }
}

type Field = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } }

/** React is told that it is another text, whatever it noted when it woke the field. */
export function fill(field: Field, text: string): void {
  // Not written again if it is there: somebody may be in the middle of a word.
  if (field.value !== text) field.value = text
  field._valueTracker?.setValue(`not ${text}`)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * React stops an event before it reaches an element it has not woken; but it tries to wake it first. So a knock that no
 * part listens for both wakes an element and tells whether it is awake.
 */
export function answers(element: Element): boolean {
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  element.addEventListener('dragend', hear)
  element.dispatchEvent(new Event('dragend'))
  element.removeEventListener('dragend', hear)
  return isHeard
}
