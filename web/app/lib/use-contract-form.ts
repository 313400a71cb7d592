import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { afterPress } from './after-press.ts'
import { isFailure, messageOf } from './api.ts'

interface ContractForm<Values extends FieldValues, Sent> {
  /** The contract's own schema. */
  schema: z.ZodType<Sent, Values>
  /** Leave text fields of public pages out: what was typed before the page woke up is then kept. */
  start?: DefaultValues<Values>
  send: (values: Sent) => Promise<unknown>
  sentenceFor?: (error: unknown) => string
}

/**
 * A form over a contract's schema. A field is checked when it is left, then at each change while it is wrong;
 * what the server finds wrong is shown at its field too. Focus goes to the first wrong field.
 */
export function useContractForm<Values extends FieldValues, Sent extends FieldValues>({
  schema,
  start,
  send,
  sentenceFor = messageOf,
}: ContractForm<Values, Sent>) {
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    ...(start ? { defaultValues: start } : {}),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const [failure, setFailure] = useState<string | null>(null)
  const names = useRef(new Set<Path<Values>>())
  const isSending = useRef(false)
  const { errors, isSubmitting, isDirty } = form.formState

  const check = (name: Path<Values>) => void form.trigger(name)
  const recheck = (name: Path<Values>) => {
    if (form.getFieldState(name).error) check(name)
  }

  /** `read` makes a value of what is typed, such as rupees of "80 lakh". */
  const field = (name: Path<Values>, read?: (typed: string) => unknown) => {
    names.current.add(name)
    return {
      ...form.register(name, {
        ...(read ? { setValueAs: read } : {}),
        onBlur: () => {
          // Leaving for another window, say to fetch a password, is not leaving the field.
          if (document.hasFocus()) afterPress(() => check(name))
        },
        onChange: () => recheck(name),
      }),
      // Also of a field within another, such as `attorney.name`.
      error: (get(errors, name) as { message?: string } | undefined)?.message,
    }
  }

  const showFailure = (error: unknown) => {
    const wrong = isFailure(error) ? (error.body.errors ?? {}) : {}
    const known = [...names.current].filter((name) => name in wrong)
    known.forEach((name, index) => {
      form.setError(name, { type: 'server', message: wrong[name] as string }, { shouldFocus: index === 0 })
    })
    if (known.length === 0) setFailure(sentenceFor(error))
  }

  const submit = form.handleSubmit(async (values) => {
    // The second press of a double click comes before the button is known to be busy.
    if (isSending.current) return
    isSending.current = true
    setFailure(null)
    await send(values).catch(showFailure)
    isSending.current = false
  })

  return { form, field, submit, failure, isSubmitting, isDirty, recheck }
}
