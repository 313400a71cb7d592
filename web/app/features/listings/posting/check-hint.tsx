import { checkedFieldNames, isChecked, listed } from '@properysearch/contract/listings/checks'
import { fieldsOf, type ListingFields, type ListingStep } from '@properysearch/contract/listings/steps'

/** Under the heading of a step of a live listing: whether what is changed here is checked again. */
export function CheckHint({ step, fields }: { step: ListingStep; fields: ListingFields }) {
  const all = fieldsOf(step, fields)
  const checked = [...new Set(all.filter(isChecked).map((field) => checkedFieldNames[field]))]
  if (checked.length === 0) return <p className={className}>Changes here are live at once.</p>
  return (
    <p className={className}>
      {all.every(isChecked)
        ? 'We compare this with your papers: changes here are checked again.'
        : `Checked again when you change it: ${listed(checked)}.`}
    </p>
  )
}

const className = '-mt-4 mb-5 text-soft-ink text-sm'
