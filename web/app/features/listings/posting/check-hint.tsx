import { checkedFieldNames, isChecked, listed } from '@properysearch/contract/listings/checks'
import { fieldsOf, type ListingFields, type ListingStep } from '@properysearch/contract/listings/steps'

/** Under the heading of a step of a live listing: whether what is changed here is checked again. */
export function CheckHint({ step, fields }: { step: ListingStep; fields: ListingFields }) {
  const all = fieldsOf(step, fields)
  const checked = [...new Set(all.filter(isChecked).map((field) => checkedFieldNames[field]))]
  if (checked.length === 0) return <p className={className}>Changes here go live immediately.</p>
  return (
    <p className={className}>
      {all.every(isChecked)
        ? 'We compare this with your papers, so we check any change here.'
        : `We check the listing again if you change any of these: ${listed(checked)}.`}
    </p>
  )
}

const className = '-mt-4 mb-5 text-soft-ink text-sm'
