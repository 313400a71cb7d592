import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** For whoever has nobody to meet: with whom one can, and the ways to them. */
export function NobodyToMeet({ title }: { title: string | undefined }) {
  return (
    <div className="grid gap-5">
      <p className="break-words">
        {title ? `There is nobody you can meet about “${title}” yet. ` : 'There is nobody you can meet yet. '}
        You can meet people you share something with: the other side of a deal, a professional you asked, or whoever
        offers a property, once they have answered your message or you have their contact.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pathTo('messenger')}>Open your messages</ButtonLink>
        <ButtonLink look="secondary" to={pathTo('propertyList')}>
          Find a property
        </ButtonLink>
      </div>
    </div>
  )
}
