import type { Search } from '@properysearch/contract/search/address'
import { readSoughtPrice, writeRupees } from '@properysearch/contract/values/money'
import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'

/** From and to, in rupees as people write them. */
export function PriceFields({ search, isRent }: { search: Search; isRent: boolean }) {
  return (
    <fieldset>
      <legend className="mb-2 text-soft-ink text-sm">Or your own range{isRent ? ', by the month' : ''}</legend>
      <div className="grid grid-cols-2 gap-3">
        <PriceField
          name="minPrice"
          label="From (₹)"
          example={isRent ? '20,000' : '50 lakh'}
          value={search.minPrice}
          isRent={isRent}
        />
        <PriceField
          name="maxPrice"
          label="Up to (₹)"
          example={isRent ? '35,000' : '1.2 cr'}
          value={search.maxPrice}
          isRent={isRent}
        />
      </div>
    </fieldset>
  )
}

interface PriceFieldProps {
  name: string
  label: string
  example: string
  value: string | undefined
  isRent: boolean
}

function PriceField({ name, label, example, value, isRent }: PriceFieldProps) {
  const [error, setError] = useState<string>()
  // What was understood stands in the field: whoever typed 1.1 sees 1.1 Cr.
  const check = (field: HTMLInputElement) => {
    const rupees = readSoughtPrice(field.value, isRent)
    if (rupees !== undefined) field.value = writeRupees(rupees)
    setError(field.value.trim() === '' || rupees !== undefined ? undefined : `Write it as ${example}`)
  }
  return (
    <TextField
      name={name}
      label={label}
      placeholder={example}
      defaultValue={value === undefined || Number.isNaN(Number(value)) ? value : writeRupees(Number(value))}
      error={error}
      autoComplete="off"
      onBlur={(event) => check(event.currentTarget)}
      className="figures"
    />
  )
}

export function AreaFields({ search }: { search: Search }) {
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold">Carpet or plot area</legend>
      <div className="grid max-w-sm grid-cols-2 gap-3">
        <AreaField name="minArea" label="From (sqft)" value={search.minArea} placeholder="500" />
        <AreaField name="maxArea" label="Up to (sqft)" value={search.maxArea} placeholder="1,200" />
      </div>
    </fieldset>
  )
}

function AreaField(props: { name: string; label: string; value: string | undefined; placeholder: string }) {
  const { value, ...rest } = props
  return <TextField {...rest} defaultValue={value} inputMode="numeric" autoComplete="off" className="figures" />
}
