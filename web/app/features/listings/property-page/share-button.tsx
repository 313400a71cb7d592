import { Share2 } from 'lucide-react'
import { pathTo } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'

/** The phone's own way of sharing, or the link in the clipboard. What is shared is always the public address. */
export function ShareButton({ property }: { property: { id: number; title: string } }) {
  const share = async () => {
    const url = new URL(pathTo('property', property), window.location.origin).href
    if (typeof navigator.share === 'function') {
      // Closing the phone's sheet without choosing is not a failure.
      await navigator.share({ title: property.title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.success('Link copied.')
    } catch {
      toast.error(`The link could not be copied. It is ${url}`)
    }
  }
  return (
    <Button look="secondary" className="needs-script" onClick={() => void share()}>
      <Share2 aria-hidden className="size-5" />
      Share
    </Button>
  )
}
