import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass, Field } from '../../../ui/field.tsx'

type Props = ComponentProps<'textarea'> & { label: string; help?: string; error?: string | undefined }

/** Several lines. */
export function TextArea({ label, help, error, className, ...rest }: Props) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => <textarea {...control} rows={3} className={classNames(controlClass, className)} {...rest} />}
    </Field>
  )
}
