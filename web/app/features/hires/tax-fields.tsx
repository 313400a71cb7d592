import { Building2, UserRound } from 'lucide-react'
import { TextField } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

interface TaxFieldsProps {
  isIndividual: boolean | undefined
  onIndividual: (isIndividual: boolean) => void
  error: string | undefined
  /** What a form gives to a text field. */
  gstin: Omit<React.ComponentProps<typeof TextField>, 'label'>
}

/** How a professional is taxed: it decides what is added to a fee and deducted from it. */
export function TaxFields({ isIndividual, onIndividual, error, gstin }: TaxFieldsProps) {
  return (
    <>
      <RadioCards
        legend="How you work"
        name="isIndividual"
        chosen={isIndividual === undefined ? '' : isIndividual ? 'own' : 'firm'}
        onChange={({ target }) => onIndividual(target.value === 'own')}
        error={error}
        cards={[
          { value: 'own', icon: UserRound, title: 'In my own name', text: 'Not as a firm or a company' },
          { value: 'firm', icon: Building2, title: 'As a firm', text: 'A partnership, an LLP or a company' },
        ]}
      />
      <TextField
        label={
          <>
            GSTIN <span className="font-normal text-soft-ink">(only if you are registered)</span>
          </>
        }
        help="Such as 27AAPFU0939F1ZV. It is remembered for your next quote."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className="figures max-w-72 tracking-wider"
        {...gstin}
      />
    </>
  )
}
