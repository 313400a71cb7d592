import {
  type InventoryMoment,
  inventoryMoments,
  itemConditions,
  type Meter,
  meters,
  mostItems,
} from '@properysearch/contract/bookings/rental'
import { rentals } from '@properysearch/contract/bookings/rental-calls'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../../../../lib/api.ts'
import { Button } from '../../../../../ui/button.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { Modal } from '../../../../../ui/modal.tsx'
import { SuggestField } from '../../../../../ui/suggest-field.tsx'
import { toast } from '../../../../../ui/toast.tsx'
import { useStep } from '../../../deal.queries.ts'
import { inventoryAt, versionOf } from '../rental-words.ts'
import type { RentalDialogProps } from './formality-dialogs.tsx'

/** As it is typed: text, until it is saved. */
interface Row {
  key: number
  name: string
  count: string
  condition: string
  note: string
}

const usualThings = ['Set of keys', 'Ceiling fan', 'Light', 'Geyser', 'Wardrobe', 'Air conditioner', 'Bed', 'Curtains']
const meterNames = Object.keys(meters) as Meter[]

type SavedInventory = Parameters<typeof api.bookings.saveInventory>[0]
type Wrong = Record<string, string>

/** What is in the home, in what condition, and what the meters say. */
export function InventoryDialog({ room, rental, at, onClose }: RentalDialogProps & { at: InventoryMoment }) {
  const before = inventoryAt(rental, at)
  // On moving out one compares with what was there at the keys.
  const first = before && before.items.length > 0 ? before : (inventoryAt(rental, 'in') ?? before)
  const [rows, setRows] = useState<Row[]>(() => {
    const given = (first?.items ?? []).map((item, key) => ({ ...item, key, count: String(item.count) }))
    return given.length > 0 ? given : [emptyRow(0)]
  })
  const [readings, setReadings] = useState<Partial<Record<Meter, string>>>(() =>
    Object.fromEntries((before?.readings ?? []).map(({ meter, reading }) => [meter, String(reading)])),
  )
  const [wrong, setWrong] = useState<Wrong>({})
  const version = versionOf(before)
  const step = useStep((inventory: SavedInventory) => api.bookings.saveInventory(inventory))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const filled = rows.filter(({ name, note }) => name.trim() || note.trim())
    const read = rentals.saveInventory.input.safeParse({
      id: room.bookingData.id,
      at,
      version,
      items: filled.map(({ key: _, ...item }) => item),
      readings: meterNames.flatMap((meter) => {
        const typed = readings[meter]?.replace(/[\s,]/g, '')
        return typed ? [{ meter, reading: Number(typed) }] : []
      }),
    })
    if (!read.success) return setWrong(wrongOf(read.error.issues, filled))
    setWrong({})
    step.mutate(read.data, {
      onSuccess: () => {
        toast.success('The inventory is saved.')
        onClose()
      },
    })
  }
  const change = (key: number, part: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title={`Inventory: ${inventoryMoments[at].toLowerCase()}`}
      text={
        <p className="text-sm">
          The other side sees it and can correct it. You can add photos on the page of the deal.
        </p>
      }
    >
      <Form
        onSubmit={submit}
        isBusy={step.isPending}
        failure={step.error ? messageOf(step.error) : (wrong.all ?? null)}
        action="Save inventory"
        busyAction="Saving…"
      >
        <fieldset className="grid gap-4 sm:grid-cols-3">
          <legend className="mb-3 font-semibold">Meter readings</legend>
          {meterNames.map((meter) => (
            <TextField
              key={meter}
              label={meters[meter]}
              inputMode="decimal"
              autoComplete="off"
              className="figures"
              value={readings[meter] ?? ''}
              onChange={({ target }) => setReadings((all) => ({ ...all, [meter]: target.value }))}
            />
          ))}
        </fieldset>
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-semibold">Items</legend>
          {rows.map((row, i) => (
            <ItemFields
              key={row.key}
              row={row}
              number={i + 1}
              wrong={wrong}
              onChange={(part) => change(row.key, part)}
              onRemove={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
            />
          ))}
          {rows.length < mostItems ? (
            <Button
              look="quiet"
              className="-ms-4 justify-self-start text-sm"
              onClick={() => setRows((all) => [...all, emptyRow(Math.max(-1, ...all.map(({ key }) => key)) + 1)])}
            >
              <Plus aria-hidden className="size-4.5" />
              Add an item
            </Button>
          ) : null}
        </fieldset>
      </Form>
    </Modal>
  )
}

const emptyRow = (key: number): Row => ({ key, name: '', count: '1', condition: 'good', note: '' })

/** By the row it is in, or for the whole. */
function wrongOf(issues: readonly { path: PropertyKey[]; message: string }[], filled: readonly Row[]): Wrong {
  return Object.fromEntries(
    issues.map(({ path: [list, index, name], message }) => {
      const row = list === 'items' && typeof index === 'number' ? filled[index] : undefined
      return row ? [`${row.key}.${String(name)}`, message] : ['all', message]
    }),
  )
}

interface ItemFieldsProps {
  row: Row
  number: number
  wrong: Wrong
  onChange: (part: Partial<Row>) => void
  onRemove: () => void
}

function ItemFields({ row, number, wrong, onChange, onRemove }: ItemFieldsProps) {
  const wrongIn = (name: keyof Row) => wrong[`${row.key}.${name}`]
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-3 border-line border-t pt-4 first-of-type:border-0 first-of-type:pt-0">
      <SuggestField
        label="What"
        options={usualThings}
        aria-label={`What, ${number}`}
        autoComplete="off"
        fieldClassName="col-span-2"
        value={row.name}
        error={wrongIn('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <button
        type="button"
        aria-label={`Remove ${row.name || `item ${number}`}`}
        onClick={onRemove}
        className="mt-6.5 grid size-11 place-items-center rounded-control text-soft-ink hover:bg-sunken"
      >
        <Trash2 aria-hidden className="size-4.5" />
      </button>
      <TextField
        label="How many"
        aria-label={`How many, ${number}`}
        inputMode="numeric"
        className="figures"
        value={row.count}
        error={wrongIn('count')}
        onChange={({ target }) => onChange({ count: target.value })}
      />
      <SelectField
        label="Condition"
        aria-label={`Condition, ${number}`}
        fieldClassName="col-span-2"
        value={row.condition}
        error={wrongIn('condition')}
        onChange={({ target }) => onChange({ condition: target.value })}
      >
        {Object.entries(itemConditions).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Note"
        aria-label={`Note, ${number}`}
        autoComplete="off"
        fieldClassName="col-span-3"
        value={row.note}
        error={wrongIn('note')}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </div>
  )
}
