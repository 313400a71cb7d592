import { registerInput } from '@properysearch/contract/auth/calls'
import type { City, Locality } from '@properysearch/contract/places/calls'
import type { RegistrationRole } from '@properysearch/contract/roles'
import { useController } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../lib/api.ts'
import { keepingNext } from '../../lib/next-page.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { workPlaces } from '../../lib/work-places.ts'
import { pathTo } from '../../screens.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PositionField } from '../../ui/position-field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SuggestField } from '../../ui/suggest-field.tsx'
import { pendingRegistration, resendAt } from './pending-code.ts'
import { roleCards } from './role-cards.ts'

interface RegistrationFormProps {
  cities: City[]
  localities: Locality[]
  /** Chosen on the page before. */
  role: RegistrationRole | undefined
}

export function RegistrationForm({ cities, localities, role: chosenRole }: RegistrationFormProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { form, field, submit, failure, isSubmitting, recheck } = useContractForm({
    schema: registerInput,
    ...(chosenRole ? { start: { role: chosenRole } } : {}),
    send: async ({ latitude, longitude, ...person }) => {
      const { data } = await api.auth.register(person.role === 'agent' ? { ...person, latitude, longitude } : person)
      const { registrationId, sentTo, resendAfterSeconds, isSimulation } = data
      pendingRegistration.remember({ registrationId, sentTo, resendAtMs: resendAt(resendAfterSeconds), isSimulation })
      navigate(keepingNext(pathTo('mobileVerification'), search))
    },
  })
  const position = useController({ control: form.control, name: 'latitude' })
  const [role, city, latitude, longitude] = form.watch(['role', 'city', 'latitude', 'longitude'])
  return (
    <Form
      onSubmit={submit}
      isBusy={isSubmitting}
      failure={failure}
      action="Send code"
      busyAction="Sending code..."
      aside={<p className="text-soft-ink text-sm">We will send a 6-digit code to your mobile.</p>}
    >
      <RadioCards legend="How will you use Properysearch?" cards={roleCards} {...field('role')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstname')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastname')} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <TextField label="Mobile number" help="10 digits" type="tel" autoComplete="tel-national" {...field('mobile')} />
        <PasswordField
          label="Password"
          help="5 characters or more; longer is safer"
          autoComplete="new-password"
          {...field('password')}
        />
        <SuggestField
          label="City"
          help="Choose one, or type yours"
          autoComplete="address-level2"
          options={cities.map((city) => city.name)}
          {...field('city')}
        />
      </div>
      {role === 'agent' ? (
        <PositionField
          label="Where you work"
          help="People near this place will find you. You can change it later."
          error={field('latitude').error}
          places={workPlaces(city, cities, localities)}
          value={latitude === undefined || longitude === undefined ? null : { latitude, longitude }}
          controlRef={position.field.ref}
          onChange={(chosen) => {
            form.setValue('latitude', chosen?.latitude)
            form.setValue('longitude', chosen?.longitude)
            recheck('latitude')
          }}
        />
      ) : null}
      <CheckboxField
        label={
          <>
            I accept the <NewTab to={pathTo('terms')}>terms of service</NewTab> and have read the{' '}
            <NewTab to={pathTo('privacy')}>privacy notice</NewTab>.
          </>
        }
        {...field('consent')}
      />
      <p className="text-soft-ink text-xs">
        We ask for your name, email, mobile and city to open your account and to connect you with the other side of a
        deal. You can see and correct them in My Profile. The privacy notice says how to withdraw your consent and whom
        to write to.
      </p>
    </Form>
  )
}

/** In a tab of its own, so that nothing typed is lost. */
function NewTab({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener" className="font-medium text-leaf underline">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  )
}
