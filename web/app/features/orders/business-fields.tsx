import { isGstin } from '@properysearch/contract/values/gst'
import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { GstinField } from './gstin-field.tsx'

/** As typed; a person who is not a business leaves it empty. */
export interface Business {
  gstin: string
  businessName: string
  businessAddress: string
}

export const noBusiness: Business = { gstin: '', businessName: '', businessAddress: '' }

const wrong = {
  businessName: ({ businessName }: Business) =>
    businessName.trim().length < 2 ? 'Enter the name that the GSTIN is registered under.' : undefined,
  businessAddress: ({ businessAddress }: Business) =>
    businessAddress.trim().length < 10 ? 'Enter the registered address, with its PIN code.' : undefined,
}

/** Nothing at all, or all that an invoice to a business needs. */
export function isComplete(business: Business): boolean {
  return (
    business.gstin === '' ||
    (isGstin(business.gstin) && !wrong.businessName(business) && !wrong.businessAddress(business))
  )
}

interface BusinessFieldsProps {
  business: Business
  onChange: (business: Business) => void
  /** The button was pressed with what is in the field. */
  isPressed: boolean
}

/** For businesses that claim the tax back: once there is a GSTIN, we ask whose it is. */
export function BusinessFields({ business, onChange, isPressed }: BusinessFieldsProps) {
  const [left, setLeft] = useState<Partial<Record<keyof Business, boolean>>>({})
  const fieldOf = (name: 'businessName' | 'businessAddress') => ({
    value: business[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...business, [name]: event.target.value }),
    onFocus: () => setLeft({ ...left, [name]: false }),
    onBlur: () => setLeft({ ...left, [name]: true }),
    error: left[name] || isPressed ? wrong[name](business) : undefined,
  })
  return (
    <div className="grid gap-4">
      <GstinField text={business.gstin} onText={(gstin) => onChange({ ...business, gstin })} isPressed={isPressed} />
      {isGstin(business.gstin) ? (
        <>
          <TextField
            label="Registered name"
            help="The name of the business, as on the GST certificate."
            autoComplete="organization"
            maxLength={120}
            {...fieldOf('businessName')}
          />
          <TextField
            label="Registered address"
            help="Both are printed on the invoice. Without them you cannot claim input tax credit."
            autoComplete="street-address"
            maxLength={200}
            {...fieldOf('businessAddress')}
          />
        </>
      ) : null}
    </div>
  )
}
