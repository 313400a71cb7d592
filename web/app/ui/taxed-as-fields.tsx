import { Building2, UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'
import { RadioCards } from './radio-cards.tsx'

interface TaxedAsFieldsProps {
  /** The field of the choice. */
  who: { name: string; onBlur: ComponentProps<'input'>['onBlur']; error: string | undefined }
  isIndividual: boolean | undefined
  onChoose: (isIndividual: boolean) => void
  /** Null where no GST can come on top. */
  gstin: Omit<ComponentProps<typeof TextField>, 'label'> | null
  gstinHelp: string
}

/** How somebody who is paid through us is taxed: in their own name or as a firm, and under which GSTIN. */
export function TaxedAsFields({ who, isIndividual, onChoose, gstin, gstinHelp }: TaxedAsFieldsProps) {
  return (
    <>
      <RadioCards
        legend="How you work"
        name={who.name}
        onBlur={who.onBlur}
        chosen={isIndividual === undefined ? '' : isIndividual ? 'own' : 'firm'}
        onChange={({ target }) => onChoose(target.value === 'own')}
        error={who.error}
        cards={[
          { value: 'own', icon: UserRound, title: 'In my own name', text: 'Not as a firm or a company' },
          { value: 'firm', icon: Building2, title: 'As a firm', text: 'A partnership, an LLP or a company' },
        ]}
      />
      {gstin ? (
        <TextField
          label={
            <>
              GSTIN <span className="font-normal text-soft-ink">(only if you are registered)</span>
            </>
          }
          help={gstinHelp}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="figures max-w-72 tracking-wider"
          {...gstin}
        />
      ) : null}
    </>
  )
}
