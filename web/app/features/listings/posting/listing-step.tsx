import type { ListingStep } from '@properysearch/contract/listings/steps'
import type { ComponentProps } from 'react'
import { ConditionStep } from './condition-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { PriceStep } from './price-step.tsx'
import { SizeStep } from './size-step.tsx'
import { WordsStep } from './words-step.tsx'

export const formSteps = ['place', 'size', 'condition', 'price', 'words'] as const satisfies readonly ListingStep[]
export type FormStep = (typeof formSteps)[number]

export function isFormStep(step: string | null): step is FormStep {
  return (formSteps as readonly (string | null)[]).includes(step)
}

/** The fields of one step. */
export function ListingStepFields({ step, ...props }: { step: FormStep } & ComponentProps<typeof PlaceStep>) {
  if (step === 'place') return <PlaceStep {...props} />
  const { form } = props
  if (step === 'size') return <SizeStep form={form} />
  if (step === 'condition') return <ConditionStep form={form} />
  if (step === 'price') return <PriceStep form={form} />
  return <WordsStep form={form} />
}
