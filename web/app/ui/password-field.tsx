import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { controlClass, Field } from './field.tsx'

type Props = ComponentProps<'input'> & { label: string; help?: string; error?: string | undefined }

export function PasswordField({ label, help, error, ...rest }: Props) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <div className="relative">
          <input {...control} type={isShown ? 'text' : 'password'} className={`${controlClass} pe-12`} {...rest} />
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            aria-pressed={isShown}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-soft-ink hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  )
}
