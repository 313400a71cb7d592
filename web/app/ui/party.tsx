import { ShieldCheck } from 'lucide-react'

/** The other side of a bid or a deal, and whether their identity is verified. */
export function Party({ name, isVerified }: { name: string; isVerified: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <h3 className="break-words font-semibold text-base">{name}</h3>
      {isVerified ? (
        <span className="inline-flex items-center gap-1 text-good text-sm">
          <ShieldCheck aria-hidden className="size-4" />
          Identity verified
        </span>
      ) : null}
    </div>
  )
}
