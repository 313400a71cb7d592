import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  info: { icon: Info, className: 'bg-leaf-wash text-ink' },
  good: { icon: CircleCheck, className: 'bg-good-wash text-ink' },
  attention: { icon: CircleAlert, className: 'bg-marigold-wash text-ink' },
  danger: { icon: CircleAlert, className: 'bg-danger-wash text-ink' },
}

/** A sentence that must not be missed, with an icon beside the words. */
export function Notice({
  look = 'info',
  children,
  role,
}: {
  look?: keyof typeof looks
  children: ReactNode
  role?: 'alert' | 'status'
}) {
  const { icon: Icon, className } = looks[look]
  return (
    <div role={role} className={classNames('flex items-start gap-3 rounded-control px-4 py-3 text-sm', className)}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>{children}</div>
    </div>
  )
}
