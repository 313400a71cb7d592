import type { EvaluatorLeadDetails, OfferedComparable } from '@properysearch/contract/valuations/calls'
import { leastComparables, mostComparables } from '@properysearch/contract/valuations/facts'
import type { Comparable } from '@properysearch/contract/valuations/report'
import { comparablesPart } from '@properysearch/contract/valuations/report'
import { isWithin, meanRate } from '@properysearch/contract/valuations/values'
import { type FormEvent, useState } from 'react'
import { isFailure, messageOf } from '../../../lib/api.ts'
import { formatExact } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useSavePart } from '../valuations.queries.ts'
import { ComparableRow } from './comparable-row.tsx'
import { OfferedComparables } from './offered-comparables.tsx'
import { readNumber, StepForm, type StepProps } from './step-form.tsx'
import { TextArea } from './text-area.tsx'

const none = { negotiation: -5, floor: 0, age: 0, area: 0, view: 0 }

/** Shown as it will be kept; the server reads the listing again. */
function toComparable({ propertydata, locationData, detailsData, distanceKm }: OfferedComparable): Comparable {
  return {
    propertyId: propertydata.id,
    adjustments: none,
    title: propertydata.title,
    locality: locationData.locality,
    city: locationData.city,
    price: propertydata.price,
    rate: propertydata.pricePerSqft,
    sizeSqft: detailsData.sizeInFt,
    floor: detailsData.floor,
    age: detailsData.age,
    distanceKm,
    seenOn: '',
  }
}

/** Listings like it, each adjusted until it is worth the same by the sqft; then the rate that is adopted. */
export function ComparablesStep({ lead, onSaved }: StepProps & { lead: EvaluatorLeadDetails }) {
  const kept = lead.draft.comparables
  const [rows, setRows] = useState<readonly Comparable[]>(kept?.rows ?? [])
  const [typedRate, setTypedRate] = useState(kept ? String(kept.adoptedRate) : '')
  const [reason, setReason] = useState(kept?.reason ?? '')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const save = useSavePart(lead)
  const mean = meanRate(rows)
  const rate = readNumber(typedRate)
  const isOutside = typeof rate === 'number' && rows.length > 0 && !isWithin(rate, rows)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = comparablesPart.safeParse({
      rows: rows.map(({ propertyId, adjustments }) => ({ propertyId, adjustments })),
      adoptedRate: rate,
      reason,
    })
    setWrong(
      Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]).reverse()),
    )
    if (!read.success) return
    save.mutate(
      { comparables: read.data },
      { onSuccess: onSaved, onError: (error) => setWrong(isFailure(error) ? (error.body.errors ?? {}) : {}) },
    )
  }

  return (
    <div className="grid gap-6">
      {rows.length > 0 ? (
        <ul className="grid gap-3">
          {rows.map((row) => (
            <ComparableRow
              key={row.propertyId}
              comparable={row}
              onChange={(adjustments) =>
                setRows(rows.map((one) => (one.propertyId === row.propertyId ? { ...one, adjustments } : one)))
              }
              onRemove={() => setRows(rows.filter(({ propertyId }) => propertyId !== row.propertyId))}
            />
          ))}
        </ul>
      ) : (
        <p className="text-soft-ink text-sm">
          Choose {leastComparables} to {mostComparables} of the listings below, and adjust each until it is like the
          property that you value.
        </p>
      )}
      <OfferedComparables
        hireId={lead.id}
        isAsked={lead.draft.property !== null}
        chosen={rows.map(({ propertyId }) => propertyId)}
        mayChoose={rows.length < mostComparables}
        onChoose={(item) => setRows([...rows, toComparable(item)])}
      />
      <StepForm
        onSubmit={submit}
        isBusy={save.isPending}
        failure={wrong.rows ?? (save.error && Object.keys(wrong).length === 0 ? messageOf(save.error) : null)}
      >
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <TextField
            label="Rate adopted (₹ per sqft)"
            inputMode="numeric"
            autoComplete="off"
            className="figures max-w-48"
            value={typedRate}
            error={wrong.adoptedRate}
            onChange={({ target }) => setTypedRate(target.value)}
          />
          {mean !== null ? (
            <Button look="quiet" className="text-sm" onClick={() => setTypedRate(String(mean))}>
              Use the mean, {formatExact(mean)}
            </Button>
          ) : null}
        </div>
        <TextArea
          label={isOutside ? 'Why this rate, which no comparable reaches' : 'Why this rate (optional)'}
          maxLength={800}
          value={reason}
          error={wrong.reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </StepForm>
    </div>
  )
}
