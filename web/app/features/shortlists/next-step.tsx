import { availabilityNames, postedByNames } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { HandHeart } from 'lucide-react'
import { useLocation } from 'react-router'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { useIsAwake } from '../../lib/use-is-awake.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { setMark, useIsMarked } from './marks.ts'

/** For people who would rather not call yet: the owner learns that somebody is interested. */
export function NextStep({ property }: { property: PropertyDetails }) {
  const { propertydata, posterData } = property
  const session = useSession()
  const isInterested = useIsMarked('interested', propertydata.id)
  const isAwake = useIsAwake()
  const { pathname } = useLocation()
  const noun = postedByNames[posterData.postedBy].toLowerCase()
  if (session?.userId === posterData.id) return <Notice>This is your listing.</Notice>
  if (propertydata.availability !== 'available') {
    return <Notice look="attention">{availabilityNames[propertydata.availability]}</Notice>
  }
  if (isInterested) {
    return (
      <div className="grid gap-1">
        <Notice look="good" role="status">
          You are interested. The {noun} is told that someone is, but not who.
        </Notice>
        <Button look="quiet" wide onClick={() => void setMark('interested', propertydata.id, false)}>
          Withdraw interest
        </Button>
      </div>
    )
  }
  const label = (
    <>
      <HandHeart aria-hidden className="size-5" />I am interested
    </>
  )
  return (
    <div className="grid gap-2">
      {isAwake && session ? (
        <Button wide look="secondary" onClick={() => void setMark('interested', propertydata.id, true)}>
          {label}
        </Button>
      ) : (
        <ButtonLink wide look="secondary" to={loginThenBackTo(pathname)}>
          {label}
        </ButtonLink>
      )}
      <p className="text-soft-ink text-xs">The {noun} is told that someone is interested, but not who.</p>
    </div>
  )
}
