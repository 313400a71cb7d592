import type { City, Locality } from '@properysearch/contract/places/calls'
import type { OwnProfile } from '@properysearch/contract/professionals/calls'
import {
  type Language,
  languages,
  longestAbout,
  mostAreas,
  type ProfessionalRole,
} from '@properysearch/contract/professionals/facts'
import { profileInput } from '@properysearch/contract/professionals/fields'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field, FieldError, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { AreaField } from './area-field.tsx'
import { useSaveProfile } from './professionals.queries.ts'

interface OwnProfileFormProps {
  profile: OwnProfile
  role: ProfessionalRole
  cities: City[]
  localities: Locality[]
}

const aboutHelp: Record<ProfessionalRole, string> = {
  agent: 'Which homes you know best, and how you work.',
  lawyer: 'Your areas of practice and qualifications, as plain facts: your profession’s rules allow no more.',
  evaluator: 'Which properties you value, and for which purposes.',
}

/** What a professional says about themselves. */
export function OwnProfileForm({ profile, role, cities, localities }: OwnProfileFormProps) {
  const save = useSaveProfile()
  const { form, field, submit, failure, isSubmitting, recheck } = useContractForm({
    schema: profileInput,
    start: { ...profile, languages: profile.languages as Language[] },
    send: async (input) => {
      await save.mutateAsync(input)
      toast.success('Your profile is saved.')
    },
  })
  const [spoken, areas] = form.watch(['languages', 'areas'])
  const { errors } = form.formState
  const speak = (language: Language, isSpoken: boolean) => {
    form.setValue('languages', isSpoken ? [...spoken, language] : spoken.filter((other) => other !== language))
    recheck('languages')
  }
  const { error: aboutError, ...about } = field('about')
  return (
    <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Save" busyAction="Saving...">
      <Field
        label={role === 'lawyer' ? 'Practice' : 'About you'}
        help={`${aboutHelp[role]} At most ${longestAbout} characters, without phone numbers or email addresses.`}
        error={aboutError}
      >
        {(control) => <textarea {...control} {...about} rows={5} maxLength={longestAbout} className={controlClass} />}
      </Field>
      <TextField
        label="In the profession since"
        help="The year, such as 2012"
        inputMode="numeric"
        maxLength={4}
        fieldClassName="max-w-40"
        className="figures"
        {...field('sinceYear', (typed) => (String(typed ?? '').trim() === '' ? null : String(typed).trim()))}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium text-sm">Languages you work in</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {languages.map((language) => (
            <label key={language} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={spoken.includes(language)}
                onChange={(event) => speak(language, event.target.checked)}
                className="size-5 accent-leaf"
              />
              {language}
            </label>
          ))}
        </div>
        {errors.languages?.message ? <FieldError>{errors.languages.message}</FieldError> : null}
      </fieldset>
      <AreaField
        areas={areas}
        most={mostAreas}
        cities={cities}
        localities={localities}
        error={errors.areas?.message}
        onChange={(changed) => {
          form.setValue('areas', changed)
          recheck('areas')
        }}
      />
    </Form>
  )
}
