import { classNames } from './class-names.ts'

/** The person's photo, or their initials. The name is beside it, so it says nothing itself. */
export function Avatar({
  name,
  photo,
  className = 'size-9 text-sm',
}: {
  name: string
  photo?: string | null
  className?: string
}) {
  const shape = 'shrink-0 rounded-full'
  if (photo) return <img src={photo} alt="" className={classNames(shape, 'object-cover', className)} />
  return (
    <span
      aria-hidden
      className={classNames(
        shape,
        'grid select-none place-items-center bg-leaf-wash font-semibold text-leaf',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toLocaleUpperCase('en-IN')
}
