import { updateProfileInput } from '@properysearch/contract/accounts/calls'
import type { City, Locality } from '@properysearch/contract/places/calls'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { company } from '../../lib/company.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { workPlaces } from '../../lib/work-places.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PositionField } from '../../ui/position-field.tsx'
import { SuggestField } from '../../ui/suggest-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { type Profile, useUpdateProfile } from './accounts.queries.ts'

interface ProfileFormProps {
  person: Profile['Userdata']
  /** Offered as suggestions; none until they have come. */
  cities: City[]
  localities: Locality[]
}

export function ProfileForm({ person, cities, localities }: ProfileFormProps) {
  const { id, firstname, lastname, city, latitude, longitude } = person
  const update = useUpdateProfile()
  const { form, field, submit, failure, isSubmitting, recheck } = useContractForm({
    schema: updateProfileInput,
    start: { id, firstname, lastname, city, latitude: latitude ?? undefined, longitude: longitude ?? undefined },
    send: async (input) => {
      await update.mutateAsync(input)
      toast.success('Your profile is saved.')
    },
  })
  const position = useController({ control: form.control, name: 'latitude' })
  const isNameProven = person.aadharverification === 1 || person.panverification === 1
  const [cityNow, latitudeNow, longitudeNow] = form.watch(['city', 'latitude', 'longitude'])
  return (
    <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Save" busyAction="Saving...">
      <div className="grid gap-5 sm:grid-cols-2">
        {isNameProven ? (
          <div className="sm:col-span-2">
            <Fixed label="Name" value={`${firstname} ${lastname}`}>
              Your identity was verified under this name, so it cannot be changed here. To change it, write to{' '}
              <OurMail />.
            </Fixed>
          </div>
        ) : (
          <>
            <TextField label="First name" autoComplete="given-name" {...field('firstname')} />
            <TextField label="Last name" autoComplete="family-name" {...field('lastname')} />
          </>
        )}
        <SuggestField
          label="City"
          help="Choose one, or type yours"
          autoComplete="address-level2"
          fieldClassName="sm:col-span-2"
          options={cities.map((city) => city.name)}
          {...field('city')}
        />
      </div>
      {person.userrole === 'agent' ? (
        <PositionField
          label="Where you work"
          help="People near this place can find you."
          error={field('latitude').error}
          places={workPlaces(cityNow, cities, localities)}
          value={
            latitudeNow === undefined || longitudeNow === undefined
              ? null
              : { latitude: latitudeNow, longitude: longitudeNow }
          }
          controlRef={position.field.ref}
          onChange={(chosen) => {
            form.setValue('latitude', chosen?.latitude)
            form.setValue('longitude', chosen?.longitude)
            recheck('latitude')
          }}
        />
      ) : null}
      <div className="grid gap-5 border-line border-t pt-5 sm:grid-cols-2">
        <Fixed label="Email" value={person.email}>
          You sign in with this email, so it cannot be changed here.
        </Fixed>
        <Fixed label="Mobile" value={`+91 ${person.mobile.slice(0, 5)} ${person.mobile.slice(5)}`}>
          Verified with a code. To use another number, write to <OurMail />.
        </Fixed>
      </div>
    </Form>
  )
}

function OurMail() {
  return (
    <a href={`mailto:${company.email}`} className="inline-block max-w-full break-words text-leaf underline">
      {company.email}
    </a>
  )
}

function Fixed({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <p className="font-medium text-sm">{label}</p>
      <p className="figures break-words">{value}</p>
      <p className="text-soft-ink text-xs">{children}</p>
    </div>
  )
}
