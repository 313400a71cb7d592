import type { FormEventHandler, ReactNode } from 'react'
import { Form } from '../../../ui/form.tsx'

/** What every step gets: the report as it is, and where to go once the step is saved. */
export interface StepProps {
  onSaved: () => void
}

interface StepFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>
  isBusy: boolean
  failure: string | null
  children: ReactNode
}

/** One step of the report: its fields, and the one button that saves it and goes on. */
export function StepForm(props: StepFormProps) {
  return <Form {...props} action="Save and go on" busyAction="Saving…" />
}

/** A number as it is typed; nothing is null, and what is no number stays text, which the schema refuses. */
export function readNumber(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  const plain = typed.replace(/[\s,₹%]/g, '').replace('−', '-')
  if (plain === '') return null
  return /^-?\d{1,12}(\.\d{1,4})?$/.test(plain) ? Number(plain) : typed
}
