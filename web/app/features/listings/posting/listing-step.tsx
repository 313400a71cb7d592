import type { ListingStep } from '@properysearch/contract/listings/steps'
import type { ComponentProps, ReactNode } from 'react'
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

interface Props extends ComponentProps<typeof PlaceStep> {
  step: FormStep
  /** What similar properties are listed for, under the price. */
  estimate: ReactNode
}

/** The fields of one step. */
export function ListingStepFields({ step, estimate, ...props }: Props) {
  if (step === 'place') return <PlaceStep {...props} />
  const { form } = props
  if (step === 'size') return <SizeStep form={form} />
  if (step === 'condition') return <ConditionStep form={form} />
  if (step === 'price') return <PriceStep form={form} estimate={estimate} />
  return <WordsStep form={form} />
}
