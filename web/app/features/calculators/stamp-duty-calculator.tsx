import { useState } from 'react'
import { LicenceDutyForm } from './licence-duty-form.tsx'
import { PurchaseCostForm } from './purchase-cost-form.tsx'

const papers = [
  ['sale', 'Buying'],
  ['licence', 'Renting: leave and licence'],
] as const

export function StampDutyCalculator() {
  const [paper, setPaper] = useState<'sale' | 'licence'>('sale')
  return (
    <div className="grid gap-6">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 font-medium text-sm">What will you register?</legend>
        {papers.map(([value, label]) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge px-4 text-sm has-checked:border-leaf has-checked:bg-leaf-wash"
          >
            <input
              type="radio"
              name="paper"
              className="size-4 accent-leaf"
              checked={paper === value}
              onChange={() => setPaper(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {paper === 'sale' ? <PurchaseCostForm /> : <LicenceDutyForm />}
    </div>
  )
}
