import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names.ts'

interface FileButtonProps {
  label: string
  icon: LucideIcon
  accept: string
  multiple?: boolean
  /** The phone opens its camera instead of its gallery. */
  capture?: 'environment'
  onFiles: (files: File[]) => void
  className?: string
}

/** A button that opens the device's picker, or its camera. */
export function FileButton({ label, icon: Icon, accept, multiple, capture, onFiles, className }: FileButtonProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={classNames(
        'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-edge bg-card px-4 py-2 font-semibold text-sm hover:bg-sunken has-focus-visible:outline-[2.5px] has-focus-visible:outline-leaf has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
      {label}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={capture}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
