import { doubtsAbout, localityNamed, type PlaceDoubt } from '@properysearch/contract/places/agreement'
import { LocateFixed, MapPin } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { type Position, usePosition } from '../../../lib/use-position.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldDoubt, FieldError } from '../../../ui/field.tsx'
import { SuggestField } from '../../../ui/suggest-field.tsx'
import { useCities, useLocalitiesOf } from '../listings.queries.ts'
import { WordsField } from './step-fields.tsx'
import type { ListingForm } from './use-listing-form.ts'

/** A city or a locality of it. */
export interface NamedPlace extends Position {
  isCity: boolean
}

interface PlaceStepProps {
  form: ListingForm
  /** The map is another feature's; the page hands it in. */
  renderMap: (props: {
    spot: Position | null
    onSpot: (position: Position) => void
    onCenter: (position: Position) => void
    /** The place that was named last: the map goes there. */
    named: NamedPlace | null
  }) => ReactNode
}

/** The pin first: city, locality and pincode are guessed from it, and may be corrected. A named place moves the map. */
export function PlaceStep({ form, renderMap }: PlaceStepProps) {
  const { values } = form
  const isPlot = values.subcategory === 'Plots'
  const center = useRef<Position | null>(null)
  const guessed = useRef<Guessed>({})
  const [placeNamesFrom, setPlaceNamesFrom] = useState<string | null>(null)
  const putPin = usePutPin(form, guessed, setPlaceNamesFrom)
  const [named, setNamed] = useState<NamedPlace | null>(null)
  const doubts = usePlaceDoubts(values)
  const { state, ask } = usePosition(putPin)
  const spot =
    values.latitude !== null && values.longitude !== null
      ? { latitude: values.latitude, longitude: values.longitude }
      : null
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <p className="text-soft-ink text-sm">
          Tap where the property is, or drag the pin. The map location is public; your {isPlot ? 'plot' : 'flat'} number
          stays private.
        </p>
        {renderMap({ spot, named, onSpot: putPin, onCenter: (position) => (center.current = position) })}
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" className="text-sm" onClick={ask} disabled={state === 'asking'}>
            <LocateFixed aria-hidden className="size-5" />
            {state === 'asking' ? 'Looking...' : 'Use my location'}
          </Button>
          <Button look="secondary" className="text-sm" onClick={() => center.current && putPin(center.current)}>
            <MapPin aria-hidden className="size-5" />
            Put the pin in the middle
          </Button>
        </div>
        <p role="status" className="figures text-soft-ink text-sm empty:hidden">
          {state === 'refused' ? 'Your device did not share its location. Tap the map instead.' : null}
        </p>
        {placeNamesFrom ? <p className="text-soft-ink text-sm">Place name from {placeNamesFrom}</p> : null}
        <div aria-live="polite">{form.errors.latitude ? <FieldError>{form.errors.latitude}</FieldError> : null}</div>
        <FieldDoubt>{form.errors.latitude ? undefined : doubts.latitude}</FieldDoubt>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <PlaceNames form={form} guessed={guessed} onNamed={setNamed} />
        <WordsField
          form={form}
          name="society"
          label={isPlot ? 'Layout or project' : 'Society or project'}
          help="Leave it empty if there is none."
          autoComplete="off"
        />
        <WordsField
          form={form}
          name="pincode"
          label="Pincode"
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
          className="figures"
          doubt={doubts.pincode}
        />
        <WordsField
          form={form}
          name="address"
          label="Street address"
          fieldClassName="sm:col-span-2"
          autoComplete="street-address"
          help={`Without the ${isPlot ? 'plot' : 'flat'} number.`}
        />
        <WordsField
          form={form}
          name="unit"
          label={isPlot ? 'Plot number' : 'Flat or unit number'}
          autoComplete="off"
          help={`Never shown. It helps us tell two ${isPlot ? 'plots' : 'properties'} apart.`}
        />
      </div>
    </div>
  )
}

interface PlaceNamesProps {
  form: ListingForm
  guessed: RefObject<Guessed>
  onNamed: (place: NamedPlace) => void
}

function PlaceNames({ form, guessed, onNamed }: PlaceNamesProps) {
  const cities = useCities()
  const localities = useLocalitiesOf(form.values.city)
  return (
    <>
      <SuggestField
        label="City"
        name="city"
        options={cities.map((city) => city.name)}
        error={form.errors.city}
        value={form.values.city ?? ''}
        autoComplete="off"
        onChange={(event) => {
          const city = event.target.value || null
          form.set({ city })
          const known = localityNamed(cities, city)
          if (known) onNamed({ latitude: known.latitude, longitude: known.longitude, isCity: true })
        }}
      />
      <SuggestField
        label="Locality"
        name="locality"
        options={localities.map((locality) => locality.name)}
        error={form.errors.locality}
        value={form.values.locality ?? ''}
        autoComplete="off"
        onChange={(event) => {
          const locality = event.target.value || null
          const known = localityNamed(localities, locality)
          const { pincode } = form.values
          const isOurs = !pincode || pincode === guessed.current.pincode
          form.set({ locality, ...(known && isOurs ? { pincode: known.pincode } : {}) })
          if (!known) return
          if (isOurs) guessed.current.pincode = known.pincode
          onNamed({ latitude: known.latitude, longitude: known.longitude, isCity: false })
        }}
      />
    </>
  )
}

/** What we filled in ourselves, and may fill in anew. */
interface Guessed {
  city?: string | null
  locality?: string | null
  pincode?: string | null
}

/** What contradicts itself in what is written so far, at the field where it is said. */
function usePlaceDoubts(values: ListingForm['values']): { [F in PlaceDoubt['field']]?: string } {
  const cities = useCities()
  const localities = useLocalitiesOf(values.city)
  const city = localityNamed(cities, values.city) ?? null
  const doubts = doubtsAbout(values, { city, localities })
  return Object.fromEntries(doubts.map(({ field, message }) => [field, message]))
}

/** Sets the pin, and fills in what it tells; what the owner wrote themselves stays. */
function usePutPin(
  form: ListingForm,
  guessed: RefObject<Guessed>,
  onPlaceNamesFrom: (attribution: string | null) => void,
): (position: Position) => void {
  return (position) => {
    form.set(position)
    const { values } = form
    const mayFill = (name: 'city' | 'locality' | 'pincode') => !values[name] || values[name] === guessed.current[name]
    void guess(position).then((found) => {
      onPlaceNamesFrom(found?.attribution ?? null)
      if (!found) return
      const filled = Object.fromEntries(
        Object.entries(found.guess).filter(([name, value]) => value && mayFill(name as 'city')),
      )
      guessed.current = { ...guessed.current, ...found.guess }
      if (Object.keys(filled).length > 0) form.set(filled)
    })
  }
}

async function guess({ latitude, longitude }: Position) {
  try {
    const { data: found } = await api.places.findCity({ latlng: `${latitude},${longitude}` })
    if (!found.city) return null
    const { data: localities } = await api.places.listLocalities({ city: found.city })
    const known = localities.find((locality) => locality.name === found.locality)
    const { city, locality, attribution } = found
    return { guess: { city, locality, pincode: known?.pincode ?? null }, attribution }
  } catch {
    // Without a guess the owner types the place.
    return null
  }
}
